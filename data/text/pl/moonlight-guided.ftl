# Gra z przewodnikiem w Blask Księżyca: zdanie do każdego proponowanego ruchu.

moonlight-guided-begin = Grasz Światłem, sową; przeciwnik ma Cień, kota. Prowadzisz 26 do 17, ale nie masz kropli rosy: kto na końcu nie ma któregoś ducha, przegrywa.
moonlight-guided-light = W swojej turze zbierasz po jednym kaflu obok każdego ze stworzeń, w dowolnej kolejności. Obok Światła wolne jest C3: liść z księżycem.
moonlight-guided-shadow = Obok Cienia weź owoc z ogniem. Nic jeszcze do nikogo nie należy: oba kafle dzielisz potem.
moonlight-guided-assign = Zatrzymaj owoc: masz ich najwięcej, więc każdy się liczy. W liściach przeciwnik ma dużą przewagę i jeden liść więcej nic by Ci nie dał.
moonlight-guided-move = Teraz jedno ze stworzeń robi krok. Brakuje Ci kropli rosy z C2, a z D3 Cień jej dosięgnie.
moonlight-guided-dewdrop = Oto ona: Twoja jedyna kropla rosy.
moonlight-guided-second = Światło stoi, gdzie stało, a obok leży liść z ogniem.
moonlight-guided-keep = Zatrzymaj kroplę rosy, choć ogień kusi: masz teraz kafel każdego ducha i w ten sposób już nie przegrasz.
moonlight-guided-end = Po tym kroku nie da się już nic zebrać i gra się kończy. Dostajesz kafel spod Światła, a przeciwnik całą resztę: 27 do 26 dla Ciebie.
