// The two-player game of Spirits of the Forest as a boardgame.io title, and random playouts of it.
//
// node forest.js COUNT: plays COUNT random games and prints {"games", "seconds", "moves"} as JSON.
// Moves are those of the Python rules: a whole collection is one move, then placing, moving or keeping a gem.

const { Client } = require('boardgame.io/client');

const SPIRITS = {
  branches: [2, 1, 1, 1, 1], dewdrops: [2, 0, 1, 1, 1], mushrooms: [2, 0, 1, 1, 1],
  fruits: [1, 0, 1, 1, 2], leaves: [2, 1, 1, 1, 1], mosses: [1, 0, 1, 1, 1],
  flowers: [2, 0, 1, 1, 0], webs: [3, 1, 1, 1, 1], vines: [2, 1, 1, 1, 1],
};
const POWERS = ['sun', 'moon', 'fire'];
const FAVOURS = [...Object.keys(SPIRITS), ...POWERS, 'plus', 'plus'];
const FAVOUR_PLACES = [[0, 1], [0, 10], [1, 2], [1, 9], [2, 3], [2, 8], [3, 4], [3, 7]];
const GEMS = 3;

const allTiles = () => Object.entries(SPIRITS).flatMap(([spirit, [doubles, plain, ...powers]]) => [
  ...Array(doubles).fill({ spirit, symbols: 2, power: null }),
  ...Array(plain).fill({ spirit, symbols: 1, power: null }),
  ...powers.flatMap((count, i) => Array(count).fill({ spirit, symbols: 1, power: POWERS[i] })),
]);

const otherOf = (player) => (player === '0' ? '1' : '0');

function setup({ random }) {
  const tiles = random.Shuffle(allTiles());
  const favours = random.Shuffle(FAVOURS).slice(0, 8);
  const cells = tiles.map((tile) => ({ tile, favour: null, gem: null }));
  FAVOUR_PLACES.forEach(([row, column], i) => { cells[row * 12 + column].favour = favours[i]; });
  const player = () => ({ tiles: [], favours: [], supply: GEMS, removed: 0 });
  return { cells, players: { 0: player(), 1: player() }, stage: 'collect', firstTurn: true };
}

/** The cells at the ends of the rows when the cell `gone` is already taken. */
function ends(cells, gone = -1) {
  const found = [];
  for (let row = 0; row < 4; row++) {
    const left = row * 12;
    const there = [];
    for (let i = left; i < left + 12; i++) if (cells[i].tile && i !== gone) there.push(i);
    if (there.length) found.push(there[0]);
    if (there.length > 1) found.push(there[there.length - 1]);
  }
  return found;
}

/** How a tile can be paid for: null for nothing, 'supply', or a cell with an own gem. */
function payments(cells, player, cell, supply, ownCells) {
  const gem = cells[cell].gem;
  if (gem === null || gem === player) return [null];
  return [...(supply ? ['supply'] : []), ...ownCells];
}

function enumerateTakes(G, player) {
  const { cells } = G;
  const me = G.players[player];
  const own = [];
  cells.forEach((cell, i) => { if (cell.gem === player) own.push(i); });
  const moves = [];
  for (const first of ends(cells)) {
    for (const pay of payments(cells, player, first, me.supply, own)) {
      moves.push({ move: 'take', args: [first, null, pay, null] });
      if (G.firstTurn || cells[first].tile.symbols === 2) continue;
      const gained = cells[first].gem === player ? 1 : 0;
      const supply = me.supply + gained - (pay === 'supply' ? 1 : 0);
      const left = own.filter((i) => i !== first && i !== pay);
      for (const second of ends(cells, first)) {
        const tile = cells[second].tile;
        if (tile.symbols === 2 || tile.spirit !== cells[first].tile.spirit) continue;
        const options = second === pay ? [null] : payments(cells, player, second, supply, left);
        for (const paySecond of options) moves.push({ move: 'take', args: [first, second, pay, paySecond] });
      }
    }
  }
  return moves;
}

function enumerateGems(G, player) {
  const moves = [{ move: 'keep', args: [] }];
  const free = [];
  const own = [];
  G.cells.forEach((cell, i) => {
    if (cell.tile && cell.gem === null) free.push(i);
    if (cell.gem === player) own.push(i);
  });
  if (G.players[player].supply) free.forEach((to) => moves.push({ move: 'place', args: [to] }));
  else own.forEach((from) => free.forEach((to) => moves.push({ move: 'shift', args: [from, to] })));
  return moves;
}

function enumerateMoves(G, ctx) {
  const player = ctx.currentPlayer;
  if (G.stage === 'gem') return enumerateGems(G, player);
  const takes = enumerateTakes(G, player);
  return takes.length ? takes : [{ move: 'pass', args: [] }];
}

function remove(G, player, pay) {
  if (pay === null) return;
  if (pay === 'supply') G.players[player].supply -= 1;
  else G.cells[pay].gem = null;
  G.players[player].removed += 1;
}

function collect(G, player, index, pay) {
  const cell = G.cells[index];
  remove(G, player, pay);
  if (cell.gem !== null) G.players[cell.gem].supply += 1;
  G.players[player].tiles.push(cell.tile);
  if (cell.favour) G.players[player].favours.push(cell.favour);
  cell.tile = cell.favour = cell.gem = null;
}

function endTurn(G, events) {
  G.stage = 'collect';
  G.firstTurn = false;
  events.endTurn();
}

function score(G) {
  const totals = { 0: 0, 1: 0 };
  const count = (player, name) => {
    const mine = G.players[player];
    const onTiles = mine.tiles.reduce((n, t) => n + (t.spirit === name ? t.symbols : 0) + (t.power === name ? 1 : 0), 0);
    return { onTiles, total: onTiles + mine.favours.filter((face) => face === name).length };
  };
  for (const name of [...Object.keys(SPIRITS), ...POWERS]) {
    const counts = { 0: count('0', name), 1: count('1', name) };
    const most = Math.max(counts[0].total, counts[1].total);
    for (const player of ['0', '1']) {
      if (counts[player].total === most) totals[player] += most;
      if (!counts[player].onTiles) totals[player] -= 3;
    }
  }
  return totals;
}

const Forest = {
  name: 'forest',
  setup,
  moves: {
    take: ({ G, playerID, events }, first, second, pay, paySecond) => {
      collect(G, playerID, first, pay);
      if (second !== null) collect(G, playerID, second, paySecond);
      const me = G.players[playerID];
      const hasGem = me.supply > 0 || G.cells.some((cell) => cell.gem === playerID);
      const hasTarget = G.cells.some((cell) => cell.tile && cell.gem === null);
      if (hasGem && hasTarget) G.stage = 'gem';
      else endTurn(G, events);
    },
    place: ({ G, playerID, events }, to) => {
      G.players[playerID].supply -= 1;
      G.cells[to].gem = playerID;
      endTurn(G, events);
    },
    shift: ({ G, playerID, events }, from, to) => {
      G.cells[from].gem = null;
      G.cells[to].gem = playerID;
      endTurn(G, events);
    },
    keep: ({ G, events }) => endTurn(G, events),
    pass: ({ G, events }) => endTurn(G, events),
  },
  endIf: ({ G }) => (G.cells.every((cell) => !cell.tile) ? { scores: score(G) } : undefined),
  playerView: ({ G }) => G,
};

function playout() {
  const client = Client({ game: Forest, numPlayers: 2, debug: false });
  client.start();
  let moves = 0;
  for (let state = client.getState(); !state.ctx.gameover; state = client.getState()) {
    const legal = enumerateMoves(state.G, state.ctx);
    const { move, args } = legal[Math.floor(Math.random() * legal.length)];
    client.moves[move](...args);
    moves += 1;
    if (moves > 500) throw new Error('a game without an end');
  }
  client.stop();
  return moves;
}

const count = Number(process.argv[2] || 20);
playout();
const start = process.hrtime.bigint();
let moves = 0;
for (let i = 0; i < count; i++) moves += playout();
const seconds = Number(process.hrtime.bigint() - start) / 1e9;
console.log(JSON.stringify({ games: count, seconds, moves }));
