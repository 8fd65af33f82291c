// Module AppClips.
