//! Serves the page on this machine only.

use std::io::{self, ErrorKind};
use std::net::{Ipv4Addr, TcpListener};

use crate::shell::TaskError;

/// The port that is tried first where none was asked for, and how many are tried after it.
const FIRST_PORT: u16 = 8080;
const PORTS: u16 = 50;

/// Opens a port, and returns it with the address of the page.
///
/// # Errors
/// The port that was asked for, or each that was tried, is taken.
pub(crate) fn listen(port: Option<u16>) -> Result<(TcpListener, String), TaskError> {
    let (first, count) = port.map_or((FIRST_PORT, PORTS), |port| (port, 1));
    let mut why = io::Error::from(ErrorKind::AddrInUse);
    for port in (first..=u16::MAX).take(usize::from(count)) {
        match TcpListener::bind((Ipv4Addr::LOCALHOST, port)) {
            Ok(listener) => {
                let port = listener.local_addr().map_or(port, |address| address.port());
                return Ok((listener, format!("http://127.0.0.1:{port}/")));
            }
            Err(error) => why = error,
        }
    }
    let remedy = "Name another one: `cargo xtask play --port 9000`.";
    Err(TaskError::new(format!("port {first} of 127.0.0.1 cannot be used"), why, remedy))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_taken_port_is_left_alone() {
        let (taken, _) = listen(Some(0)).expect("some port is free");
        let port = taken.local_addr().expect("it is open").port();
        let trouble = listen(Some(port)).expect_err("the port is taken").to_string();
        assert!(trouble.contains(&port.to_string()), "{trouble}");
    }
}
