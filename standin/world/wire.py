"""The world's guilds, channels and members as they look on the wire."""

from __future__ import annotations

from standin.protocol.errors import Json
from standin.protocol.permissions import Role
from standin.world.state import (
    FORUM,
    FORUMS,
    GROUP_DM,
    JOINED_AT,
    MEDIA,
    STAGE,
    VOICE,
    Channel,
    Guild,
    World,
)


def channel_json(world: World, channel: Channel) -> Json:
    if channel.guild_id is None:
        return _private_json(world, channel)
    if channel.is_thread:
        return _thread_json(world, channel)
    return (
        _common(channel)
        | {
            "name": channel.name,
            "guild_id": channel.guild_id,
            "position": channel.position,
            "parent_id": channel.parent_id,
            "permission_overwrites": _overwrites(channel),
            "topic": None,
            "nsfw": False,
            "rate_limit_per_user": 0,
        }
        | _OF_A_KIND.get(channel.type, {})
    )


def _common(channel: Channel) -> Json:
    last = next(reversed(channel.messages), None)
    return {"id": channel.id, "type": channel.type, "last_message_id": last, "flags": 0}


def _private_json(world: World, channel: Channel) -> Json:
    shown = _common(channel) | {"recipients": [world.people[person].user for person in channel.recipients]}
    if channel.type == GROUP_DM:
        shown |= {"name": None, "icon": None, "owner_id": channel.recipients[0]}
    return shown


def _thread_json(world: World, channel: Channel) -> Json:
    metadata = {
        "archived": channel.archived,
        "archive_timestamp": channel.archived_at,
        "auto_archive_duration": channel.archives_after,
        "locked": channel.locked,
        "create_timestamp": channel.created_at,
    }
    shown = _common(channel) | {
        "name": channel.name,
        "guild_id": channel.guild_id,
        "parent_id": channel.parent_id,
        "owner_id": channel.owner_id,
        "rate_limit_per_user": 0,
        "message_count": len(channel.messages),
        "total_message_sent": len(channel.messages),
        "member_count": len(channel.members),
        "bitrate": 64000,
        "user_limit": 0,
        "rtc_region": None,
        "video_quality_mode": 1,
        "thread_metadata": metadata,
    }
    if channel.parent_id and world.channels[channel.parent_id].type in FORUMS:
        shown["applied_tags"] = []
    me = world.bot["id"]
    return shown | ({"member": thread_member_json(channel, me)} if me in channel.members else {})


def thread_member_json(thread: Channel, user_id: str) -> Json:
    return {"id": thread.id, "user_id": user_id, "join_timestamp": thread.members[user_id], "flags": 0}


def _overwrites(channel: Channel) -> list[Json]:
    return [
        {"id": i, "type": int(each.is_member), "allow": str(each.allow), "deny": str(each.deny)}
        for i, each in channel.overwrites.items()
    ]


def member_json(guild: Guild, user: Json, *, partial: bool = False) -> Json:
    """Return a guild member; the partial form, which comes with messages and resolved options, has no user in it."""
    member: Json = {
        "avatar": None,
        "banner": None,
        "nick": None,
        "roles": guild.members.get(user["id"], []),
        "joined_at": JOINED_AT,
        "premium_since": None,
        "communication_disabled_until": None,
        "pending": False,
        "flags": 0,
        "deaf": False,
        "mute": False,
    }
    return member if partial else member | {"user": user}


def own_user_json(world: World) -> Json:
    """Return the bot's user as it is shown to the bot itself."""
    return world.bot | {"mfa_enabled": False, "locale": "en-US", "verified": True, "email": None}


def role_json(role: Role) -> Json:
    shown: Json = {
        "id": role.id,
        "name": role.name,
        "description": None,
        "permissions": str(role.permissions),
        "position": role.position,
        "color": role.colour,
        "colors": {"primary_color": role.colour, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "managed": role.bot_id is not None,
        "mentionable": False,
        "icon": None,
        "unicode_emoji": None,
        "flags": 0,
    }
    return shown | ({"tags": {"bot_id": role.bot_id}} if role.bot_id else {})


def guild_json(guild: Guild) -> Json:
    return _GUILD_DEFAULTS | {
        "id": guild.id,
        "name": guild.name,
        "owner_id": guild.owner_id,
        "preferred_locale": guild.preferred_locale,
        "roles": [role_json(role) for role in guild.roles.values()],
        "emojis": [],
        "stickers": [],
        "features": [],
    }


def guild_create_json(world: World, guild: Guild) -> Json:
    """Return the data of GUILD_CREATE: the guild with its channels. Of the members only the bot itself, as without privileged intents."""
    mine = [channel for channel in world.channels.values() if channel.guild_id == guild.id]
    return guild_json(guild) | {
        "joined_at": JOINED_AT,
        "large": False,
        "unavailable": False,
        "member_count": len(guild.members),
        "members": [member_json(guild, world.bot)],
        "channels": [channel_json(world, c) for c in mine if not c.is_thread],
        "threads": [
            channel_json(world, c)
            for c in mine
            if c.is_thread and not c.archived and world.may_see(world.bot["id"], c)
        ],
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
        "approximate_guild_count": len([g for g in world.guilds if world.has_bot(g)]),
        "approximate_user_install_count": len([p for p in world.people.values() if p.has_app]),
        "approximate_user_authorization_count": 0,
        "explicit_content_filter": 0,
        "integration_types_config": {"0": {}, "1": {}},
        "eligible_oauth2_scopes": [],
    }


_OF_VOICES: Json = {"bitrate": 64000, "user_limit": 0, "rtc_region": None, "video_quality_mode": 1}
_OF_FORUMS: Json = {
    "available_tags": [],
    "default_reaction_emoji": None,
    "default_sort_order": None,
    "default_forum_layout": 0,
    "default_thread_rate_limit_per_user": 0,
    "default_auto_archive_duration": 1440,
}
_OF_A_KIND = {VOICE: _OF_VOICES, STAGE: _OF_VOICES, FORUM: _OF_FORUMS, MEDIA: _OF_FORUMS}
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
