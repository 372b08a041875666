//! Content-Security-Policies: from where a page may take what. No text becomes markup, and none a script:
//! the one way to a script or a worker is the policy `default` of `www/start.js`, by its address.

use super::{digest, sixteen};

/// The site's: from its own place alone. Icons and the silence that wakes sound up are in the page.
pub(super) const SITE: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; \
    style-src 'self'; img-src 'self' data:; media-src data:; connect-src 'self'; \
    worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; \
    require-trusted-types-for 'script'; trusted-types default";

/// The one file's: these scripts and styles, and what they take out of the file. Most browsers take a
/// text's digest as UTF-8 has it, and WebKit as the page's own encoding does.
pub(super) fn of_single(scripts: &[&str], styles: &[&str]) -> String {
    let digests = |text: &&str| {
        [digest::of_policy(text.as_bytes()), digest::of_policy(&sixteen(text))].join(" ")
    };
    let allowed = |texts: &[&str]| texts.iter().map(digests).collect::<Vec<_>>().join(" ");
    format!(
        "default-src 'none'; script-src {} 'wasm-unsafe-eval' blob:; style-src {}; \
         img-src data: blob:; media-src data:; connect-src blob:; worker-src blob:; \
         base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; \
         trusted-types default",
        allowed(scripts),
        allowed(styles)
    )
}

/// The tag that says it.
pub(super) fn tag(policy: &str) -> String {
    format!("<meta http-equiv=\"Content-Security-Policy\" content=\"{policy}\">")
}
