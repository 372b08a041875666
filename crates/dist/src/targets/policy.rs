//! Content-Security-Policies. No text becomes markup or a script: scripts and workers load only through the Trusted
//! Types policy `default` of `www/start.js`, by address.

use super::{Outcome, digest, sixteen};
use crate::markup;

/// The policy of the site: its own origin alone. Icons and a silent sound, which wakes the audio up, are in the page.
pub(super) const SITE: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; \
    style-src 'self'; img-src 'self' data:; media-src data:; connect-src 'self'; \
    worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; \
    require-trusted-types-for 'script'; trusted-types default";

/// The policy of a page to be read, whose script only reads a setting.
pub(super) const READ: &str = "default-src 'none'; script-src 'self'; style-src 'self'; \
    img-src 'self' data:; base-uri 'none'; form-action 'none'; \
    require-trusted-types-for 'script'; trusted-types 'none'";

/// Returns the policy of a page around boards: its own files, frames of its own origin, and the style in the
/// element's script, for browsers before 2023, which have no other way to apply it. Markup that was altered is read
/// from a `blob:`.
pub(super) fn of_host(element: &str) -> Outcome<String> {
    let style = markup::between(element, "const STYLE =\n    \"", "\";\n");
    let style = style.ok_or("sandgrid-embed.js has its style elsewhere now")?;
    Ok(format!(
        "default-src 'none'; script-src 'self'; style-src 'self' {}; img-src 'self' data:; \
         frame-src 'self'; connect-src blob:; base-uri 'none'; form-action 'none'; \
         require-trusted-types-for 'script'; trusted-types 'none'",
        digest::of_policy(style.as_bytes())
    ))
}

/// The first element of every page.
const BEGIN: &str = "<meta charset";

/// Returns a page with a policy, followed by `more`.
pub(super) fn said(page: &str, policy: &str, more: &str) -> Outcome<String> {
    if !page.contains(BEGIN) {
        return Err("a page has no place for its policy".into());
    }
    Ok(page.replacen(BEGIN, &format!("{}{more}{BEGIN}", tag(policy)), 1))
}

/// Returns the policy of a single file: these scripts and styles, and blobs from the file. By the media of the disk
/// `www/single.js` sees whether the file of the other games is there. Most browsers hash a text
/// as UTF-8, WebKit in the page's own encoding.
pub(super) fn of_single(scripts: &[&str], styles: &[&str]) -> String {
    let digests = |text: &&str| {
        [digest::of_policy(text.as_bytes()), digest::of_policy(&sixteen(text))].join(" ")
    };
    let allowed = |texts: &[&str]| texts.iter().map(digests).collect::<Vec<_>>().join(" ");
    format!(
        "default-src 'none'; script-src {} 'wasm-unsafe-eval' blob:; style-src {}; \
         img-src data: blob:; media-src data: file:; connect-src blob:; worker-src blob:; \
         base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; \
         trusted-types default",
        allowed(scripts),
        allowed(styles)
    )
}

/// Returns the policy's tag.
pub(super) fn tag(policy: &str) -> String {
    format!("<meta http-equiv=\"Content-Security-Policy\" content=\"{policy}\">")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_elements_own_style_is_allowed_in_a_page_around_boards() {
        let path = crate::targets::root().join("www/embed/sandgrid-embed.js");
        let element = std::fs::read_to_string(path).expect("it can be read");
        let policy = of_host(&element).expect("the style is found");
        assert!(policy.contains("style-src 'self' 'sha256-"), "{policy}");
        assert!(of_host("").is_err(), "no style, no page");
    }

    #[test]
    fn policy_is_the_first_element() {
        let page = "<!doctype html><head><meta charset=utf-8><title>";
        let said = said(page, READ, "<link>").expect("there is a place");
        assert!(said.starts_with("<!doctype html><head><meta http-equiv="), "{said}");
        assert!(said.ends_with("\"><link><meta charset=utf-8><title>"), "{said}");
        assert!(super::said("<p>", READ, "").is_err(), "no place, no page");
    }
}
