import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

type Exchange = { readonly path: string; readonly request: IncomingMessage; readonly response: ServerResponse };
type Site = (exchange: Exchange) => void;

const page = (title: string, body: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title></head><body><main><h1>${title}</h1>${body}</main></body></html>`;

const signInForm =
  '<form><label>User <input name="user"></label><label>Password <input type="password" name="secret"></label><button>Enter</button></form>';
const firstStep = '<form><label>User <input autocomplete="username"></label><button>Next</button></form>';
const story = '<p>A story of some length about bicycles, ramps and the people who use them.</p>';

function send(response: ServerResponse, body: string, status = 200, headers: Record<string, string> = {}): void {
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(body);
}

/** Answers every unknown URL with 200 and the same page. */
const forgetful: Site = ({ path, response }) => {
  if (path === '/') return send(response, page('Welcome', story));
  if (path === '/twin-1' || path === '/twin-2')
    return send(response, page('Opening hours', '<p>Monday to Friday.</p>'));
  if (path === '/about-404') return send(response, page('404 not found: what it means', story));
  if (path === '/short') return send(response, page('Hi', '<p>Hi.</p>'));
  return send(response, page('Sorry', `<p>There is nothing at ${path}. Try the search. Ticket ${Date.now()}.</p>`));
};

/** Answers an unknown URL with a long text without any words typical of a missing page. */
const chatty: Site = ({ path, response }) => {
  if (path === '/') return send(response, page('Welcome', story));
  if (path === '/kept') return send(response, page('Ramps', `${story}<img src="/ramp.png">`));
  return send(response, page('Have a look around', `${story.repeat(6)}<img src="/road.png"><button></button>`));
};

/** Answers every URL with 200, one title, and a menu longer than its pages. */
const wordy: Site = ({ path, response }) => {
  const menu = Array.from(
    { length: 200 },
    (_, index) => `<li><a href="/topic-${index}">Guide of topic ${index}</a></li>`,
  );
  const body = path.startsWith('/about-')
    ? `<h1>The guide</h1>${`<p>All that there is to say on ${path.slice(7)} in this part.</p>`.repeat(60)}`
    : '<h1>The guide</h1><p>This part is being written.</p>';
  const html = `<nav><ul>${menu.join('')}</ul></nav><main>${body}</main>`;
  send(response, `<!doctype html><html lang="en"><head><title>The guide</title></head><body>${html}</body></html>`);
};

/** Redirects every unknown URL to its start page. */
const homing: Site = ({ path, response }) => {
  if (path === '/') return send(response, page('Welcome home', story));
  return send(response, '', 302, { location: '/' });
};

/** Redirects what is private to its sign-in page, by the server or by a script. */
const walled: Site = ({ path, response }) => {
  if (path.startsWith('/login')) return send(response, page('Sign in', signInForm));
  if (path === '/register') return send(response, page('Create an account', `${signInForm}${story}`));
  if (path === '/shop') return send(response, page('Shop', `${story.repeat(30)}${signInForm}`));
  if (path === '/scripted')
    return send(response, '<!doctype html><title>x</title><script>location.replace("/login?next=scripted")</script>');
  if (path === '/old') return send(response, '', 302, { location: '/de/old' });
  if (path === '/de/old') {
    const header = `<header>${signInForm}</header><main><h1>Ramps</h1>${story}</main>`;
    return send(
      response,
      `<!doctype html><html lang="de"><head><title>Ramps</title></head><body>${header}</body></html>`,
    );
  }
  if (path === '/sso') return send(response, page('Sign in', firstStep));
  if (path === '/stepwise') return send(response, '', 302, { location: '/sso?back=%2Fstepwise' });
  if (path === '/private') return send(response, '', 302, { location: '/login?next=private' });
  return send(response, page('Not found', ''), 404);
};

/** Asks for the age first. */
const asking: Site = ({ path, response }) => {
  if (path === '/product') return send(response, '', 302, { location: '/age-check?return=%2Fproduct' });
  if (path !== '/age-check') return send(response, page('Not found', ''), 404);
  return send(response, page('How old are you?', `${story.repeat(5)}<button>18 or older</button>`));
};

/** Answers its reports with one and the same form, and unknown URLs with 404. */
const masked: Site = ({ path, response }) => {
  if (path === '/open') return send(response, page('Open to all', story));
  if (path.startsWith('/report-')) return send(response, page('Portal', signInForm));
  return send(response, page('Not found', ''), 404);
};

const challenge = (script: string) =>
  `<!doctype html><html lang="en"><head><title>Just a moment...</title></head><body><div id="challenge-running">Checking</div><script>${script}</script></body></html>`;

/** A firewall: permanent at one URL, passed after a while at another. */
const guarded: Site = ({ path, request, response }) => {
  if (path === '/never') return send(response, challenge(''), 403, { 'cf-mitigated': 'challenge' });
  if (path === '/passes') {
    if (/passed=1/.test(request.headers.cookie ?? '')) return send(response, page('Behind the wall', story));
    const script = 'setTimeout(() => { document.cookie = "passed=1"; location.reload(); }, 1500)';
    return send(response, challenge(script), 403, { 'cf-mitigated': 'challenge' });
  }
  if (path === '/refused') {
    const text =
      'The requested URL was rejected. Please consult with your administrator. Your support ID is: 1234567890 [Go Back]';
    return send(response, `<html><head><title>Request Rejected</title></head><body>${text}</body></html>`);
  }
  if (path !== '/article') return send(response, page('Not found', ''), 404);
  const quoted =
    'Just a moment... Checking your browser. The requested URL was rejected. Please consult with your administrator.';
  return send(response, page('How firewalls speak', `<blockquote><p>${quoted}</p></blockquote>${story}`));
};

/** Shells and what looks like one. */
const bare: Site = ({ path, response }) => {
  const shell = (script: string) =>
    send(
      response,
      `<!doctype html><html lang="en"><head><title>App</title></head><body><div id="root"></div><script>${script}</script></body></html>`,
    );
  if (path === '/broken') return shell('throw new Error("no bundle")');
  if (path === '/slow') return shell('setTimeout(() => { root.innerHTML = "<main><h1>Ready</h1></main>"; }, 3000)');
  if (path === '/spinner')
    return send(
      response,
      '<!doctype html><html lang="en"><head><title>App</title></head><body><div id="root" class="spinner" role="status" aria-busy="true"><p>Loading…</p></div></body></html>',
    );
  const bodies: Readonly<Record<string, string>> = {
    '/widget': '<div role="textbox" aria-label="A note"></div>',
    '/hidden-widget': '<div aria-hidden="true"><div role="textbox" aria-label="A note"></div></div>',
    '/sound': '<audio autoplay src="data:audio/wav;base64,UklGRiQAAABXQVZF"></audio>',
    '/disclosure': '<details><summary></summary><p>Opening hours</p></details>',
  };
  const body = bodies[path];
  if (body !== undefined)
    return send(
      response,
      `<!doctype html><html lang="en"><head><title>One thing</title></head><body>${body}</body></html>`,
    );
  if (path === '/picture')
    return send(
      response,
      page('', '<img alt="A ramp" width="50" height="50" src="data:image/gif;base64,R0lGODlhAQABAAAAACw=">'),
    );
  return send(response, page('Not found', ''), 404);
};

/** Answers its own short pages at once, and fails at every other URL in the way that the first part of the path names. */
const fragile: Site = ({ path, request, response }) => {
  if (!path.includes('/curbcut-')) return send(response, page('Hi', `<p>Hi from ${path}.</p>`));
  if (path.startsWith('/refused')) return send(response, '', 302, { location: 'http://127.0.0.1:1/' });
  if (path.startsWith('/tls')) return send(response, '', 302, { location: `https://${request.headers.host ?? ''}/` });
  request.socket.destroy();
};

/** Sets a cookie at every URL that it does not know, and shows the cookies that it gets. */
const tracking: Site = ({ path, request, response }) => {
  const seen = `<p>${request.headers.cookie === undefined ? 'Hello.' : '<img src="/cookie.png">'}</p>`;
  if (path.startsWith('/page-')) return send(response, page(path.slice(1), seen));
  send(response, page('Sorry', '<p>There is nothing.</p>'), 200, { 'set-cookie': 'lost=1; path=/' });
};

/** Answers every URL with one shell, which shows what the site knows of it when a slow request is answered. */
const filling: Site = ({ path, response }) => {
  if (path.startsWith('/content/')) {
    const text =
      path === '/content/gone' || path.includes('curbcut-') ? 'Nothing here.' : `All about ${path.slice(9)}.`;
    const timer = setTimeout(() => send(response, text), 4_000);
    response.once('close', () => clearTimeout(timer));
    return;
  }
  const fill =
    'fetch("/content" + location.pathname).then(async (answer) => { text.innerText = await answer.text(); })';
  send(response, page('The guide', `<p id="text">Loading</p><script>${fill}</script>`));
};

export const wrongPageSites = {
  filling,
  fragile,
  tracking,
  wordy,
  forgetful,
  chatty,
  homing,
  walled,
  asking,
  masked,
  guarded,
  bare,
};

/** Starts one of the sites on a separate port. */
export async function startWrongPageSite(name: keyof typeof wrongPageSites) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://site').pathname;
    asked.push(path);
    wrongPageSites[name]({ path, request, response });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo; // it listens on a port, not on a socket file
  return {
    origin: `http://127.0.0.1:${port}`,
    asked,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
