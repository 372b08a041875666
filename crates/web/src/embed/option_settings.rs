//! Embed options as settings.

use sandgrid_app::{EmbedOption, EmbedOptions, Motion, Theme};

/// Returns the names and values of the settings, as they are stored.
pub(crate) fn option_settings(options: &EmbedOptions) -> Vec<(&'static str, String)> {
    let theme = options.theme.map(Theme::key);
    let motion = options.motion.map(Motion::key);
    let letters = options.coordinates.map(|is| if is { "yes" } else { "no" });
    let volume = options.sound.map(|volume| volume.to_string());
    let mute = options.sound.map(|volume| if volume == 0 { "yes" } else { "no" });
    [
        ("theme", theme),
        ("motion", motion),
        ("letters", letters),
        ("volume", volume.as_deref()),
        ("mute", mute),
    ]
    .into_iter()
    .filter_map(|(name, value)| Some((name, value?.to_owned())))
    .collect()
}

/// Returns that option alone; an option that was unset has its default.
pub(crate) fn alone(option: EmbedOption, options: &EmbedOptions) -> EmbedOptions {
    let mut alone = EmbedOptions {
        theme: Some(options.theme.unwrap_or_default()),
        sound: Some(options.sound.unwrap_or(EmbedOptions::LOUD)),
        coordinates: Some(options.coordinates.unwrap_or(true)),
        motion: Some(options.motion.unwrap_or_default()),
        ..EmbedOptions::default()
    };
    for other in EmbedOption::ALL.into_iter().filter(|other| *other != option) {
        alone.unset(other);
    }
    alone
}
