/**
 * Keeps the browser itself off the network. Each context has the proxy of its scan, and all other requests of the
 * browser (updates, models, connection checks) belong to no scan. A full Chrome sends more of them than a headless
 * shell. The nonexistent proxy also stops requests that ignore the switches for single services. The rules resolve no
 * name, and disable DNS over HTTPS, which bypasses every proxy. Names of sites are resolved behind the scan's proxy.
 */
export const silencingSwitches: readonly string[] = [
  '--proxy-server=socks5://nowhere.invalid:1',
  '--proxy-bypass-list=<-loopback>',
  '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1',
  // A full Chrome describes the forms of each page to Google through the scan's proxy. It sends nothing to this URL.
  '--autofill-server-url=about:blank',
  // FedCM (sign-ins through other sites) lets the browser send requests for the page that bypass all checks of the
  // page's requests.
  '--disable-blink-features=FedCm',
  '--disable-quic',
  '--no-pings',
];
