"""How the world's guilds, channels and members look on the wire."""

from __future__ import annotations

from bot.local.errors import Json
from bot.local.world import DM, EVERY_PERMISSION, JOINED_AT, THREADS, Channel, Guild, World


def channel_json(world: World, channel: Channel) -> Json:
    if channel.type == DM:
        return _direct_json(world, channel)
    if channel.type in THREADS:
        return _thread_json(world, channel)
    return _common(channel) | {
        "name": channel.name,
        "guild_id": channel.guild_id,
        "position": channel.position,
        "parent_id": channel.parent_id,
        "permission_overwrites": _overwrites(world, channel),
        "topic": None,
        "nsfw": False,
        "rate_limit_per_user": 0,
    }


def _common(channel: Channel) -> Json:
    last = next(reversed(channel.messages), None)
    return {"id": channel.id, "type": channel.type, "last_message_id": last, "flags": 0}


def _direct_json(world: World, channel: Channel) -> Json:
    assert channel.recipient is not None
    return _common(channel) | {"recipients": [world.people[channel.recipient].user]}


def _thread_json(world: World, channel: Channel) -> Json:
    metadata = {
        "archived": channel.archived,
        "archive_timestamp": JOINED_AT,
        "auto_archive_duration": 1440,
        "locked": channel.locked,
        "create_timestamp": JOINED_AT,
    }
    return _common(channel) | {
        "name": channel.name,
        "guild_id": channel.guild_id,
        "parent_id": channel.parent_id,
        "owner_id": world.bot["id"],
        "rate_limit_per_user": 0,
        "message_count": len(channel.messages),
        "total_message_sent": len(channel.messages),
        "member_count": 1,
        "bitrate": 64000,
        "user_limit": 0,
        "rtc_region": None,
        "video_quality_mode": 1,
        "thread_metadata": metadata,
    }


def _overwrites(world: World, channel: Channel) -> list[Json]:
    denied = EVERY_PERMISSION & ~channel.app_permissions
    if not denied:
        return []
    return [{"id": world.bot["id"], "type": 1, "allow": "0", "deny": str(denied)}]


def member_json(user: Json | None = None) -> Json:
    """A guild member; without `user` it is the partial form that comes with messages."""
    member: Json = {
        "avatar": None,
        "banner": None,
        "nick": None,
        "roles": [],
        "joined_at": JOINED_AT,
        "premium_since": None,
        "communication_disabled_until": None,
        "pending": False,
        "flags": 0,
        "deaf": False,
        "mute": False,
    }
    return member | {"user": user} if user else member


def guild_json(guild: Guild) -> Json:
    everyone = {
        "id": guild.id,
        "name": "@everyone",
        "description": None,
        "permissions": str(EVERY_PERMISSION),
        "position": 0,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "managed": False,
        "mentionable": False,
        "icon": None,
        "unicode_emoji": None,
        "flags": 0,
    }
    return _GUILD_DEFAULTS | {
        "id": guild.id,
        "name": guild.name,
        "owner_id": guild.owner_id,
        "preferred_locale": guild.preferred_locale,
        "roles": [everyone],
        "emojis": [],
        "stickers": [],
        "features": [],
    }


def guild_create_json(world: World, guild: Guild) -> Json:
    """GUILD_CREATE: the guild with its channels. Of the members only the bot itself, as without privileged intents."""
    mine = [channel for channel in world.channels.values() if channel.guild_id == guild.id]
    return guild_json(guild) | {
        "joined_at": JOINED_AT,
        "large": False,
        "unavailable": False,
        "member_count": len(world.people) + 1,
        "members": [member_json(world.bot)],
        "channels": [channel_json(world, c) for c in mine if c.type not in THREADS],
        "threads": [channel_json(world, c) for c in mine if c.type in THREADS and not c.archived],
        "voice_states": [],
        "presences": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
    }


def application_json(world: World) -> Json:
    name = world.bot["username"]
    return {
        "id": world.bot["id"],
        "name": name,
        "description": "",
        "icon": None,
        "type": None,
        "summary": "",
        "bot": world.bot,
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "0" * 64,
        "flags": 0,
        "flags_new": "0",
        "hook": True,
        "storefront_available": False,
        "is_verified": False,
        "is_discoverable": False,
        "is_monetized": False,
        "max_participants": None,
        "tags": [],
        "owner": next(iter(world.people.values())).user,
        "team": None,
        "redirect_uris": [],
        "interactions_endpoint_url": None,
        "role_connections_verification_url": None,
        "approximate_guild_count": len(world.guilds),
        "approximate_user_install_count": 0,
        "approximate_user_authorization_count": 0,
        "explicit_content_filter": 0,
        "integration_types_config": {"0": {}},
        "eligible_oauth2_scopes": [],
    }


_GUILD_DEFAULTS: Json = {
    "icon": None,
    "description": None,
    "home_header": None,
    "splash": None,
    "discovery_splash": None,
    "banner": None,
    "application_id": None,
    "region": "local",
    "afk_channel_id": None,
    "afk_timeout": 300,
    "system_channel_id": None,
    "system_channel_flags": 0,
    "widget_enabled": False,
    "widget_channel_id": None,
    "verification_level": 0,
    "default_message_notifications": 1,
    "mfa_level": 0,
    "explicit_content_filter": 0,
    "max_presences": None,
    "max_members": 500_000,
    "max_stage_video_channel_users": 50,
    "max_video_channel_users": 25,
    "vanity_url_code": None,
    "premium_tier": 0,
    "premium_subscription_count": 0,
    "premium_progress_bar_enabled": False,
    "rules_channel_id": None,
    "safety_alerts_channel_id": None,
    "public_updates_channel_id": None,
    "hub_type": None,
    "nsfw": False,
    "nsfw_level": 0,
    "incidents_data": None,
}
