/**
 * Keeps the browser itself off the network: each context has the proxy of its scan, and everything else that a browser requests
 * (updates, models, checks of the connection) belongs to no scan. A full Chrome sends more of it than a headless shell.
 * The proxy that does not exist also stops what ignores the switches against single services. The rules resolve no name,
 * and end DNS over HTTPS, which passes by every proxy: names of sites are resolved behind the scan's proxy.
 */
export const silencingSwitches: readonly string[] = [
  '--proxy-server=socks5://nowhere.invalid:1',
  '--proxy-bypass-list=<-loopback>',
  '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1',
  // A full Chrome describes the forms of each page to Google, through the scan's proxy. It sends nothing to this URL.
  '--autofill-server-url=about:blank',
  // Sign-ins by other sites (FedCM): the browser requests for the page, past all that is asked about a page's requests.
  '--disable-blink-features=FedCm',
  '--disable-quic',
  '--no-pings',
];
