/** A page that moves by itself. Each has text with too little contrast (#8a8a8a on white: 3.45) and enough (#595959: 7). */
type MovingPage = { readonly name: string; readonly html: string };

const pale = 'color: #8a8a8a';
const dark = 'color: #595959';
const lines = (style: string, count = 4) =>
  Array.from(
    { length: count },
    (_, index) => `<p class="line" style="${style}">Opening hours of house ${index + 1}</p>`,
  ).join('');

function page(name: string, style: string, body: string, script = ''): MovingPage {
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${name}</title>`;
  const base = 'body { background: #fff; color: #222; font: 16px/1.5 sans-serif }';
  const html = `<!doctype html><html lang="en"><head>${head}<style>${base} ${style}</style></head><body><main><h1>${name}</h1>${body}</main><script>${script}</script></body></html>`;
  return { name: name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'), html };
}

const paragraphs = "const all = [...document.querySelectorAll('.line')];";

/** Scripts that restyle text after some time, once or again and again. */
const timers: readonly MovingPage[] = [
  ...[100, 300, 700, 1_500, 3_000].map((ms) =>
    page(
      `Paler after ${ms} ms`,
      '',
      lines(dark),
      `${paragraphs} setTimeout(() => all.forEach((p) => { p.style.color = '#8a8a8a' }), ${ms});`,
    ),
  ),
  page(
    'Darker after 900 ms',
    '',
    lines(pale),
    `${paragraphs} setTimeout(() => all.forEach((p) => { p.style.color = '#595959' }), 900);`,
  ),
  page(
    'A class that is added and removed',
    `.on { ${pale} }`,
    lines(''),
    `${paragraphs} setInterval(() => all.forEach((p) => p.classList.toggle('on')), 400);`,
  ),
  page(
    'A clock',
    '',
    `<p style="${pale}">Time: <span id="t"></span></p>${lines(dark)}`,
    'setInterval(() => { t.textContent = new Date().toISOString() }, 250);',
  ),
  page(
    'A late paragraph',
    '',
    '<div id="late"></div>',
    `setTimeout(() => { late.innerHTML = '<p style="${pale}">We are closed today</p><img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" width="40" height="40">' }, 800);`,
  ),
  page(
    'A skeleton',
    '.skeleton { color: #ccc; animation: pulse 1s infinite alternate } @keyframes pulse { to { opacity: .4 } }',
    `<div id="box">${lines('').replaceAll('class="line"', 'class="skeleton"')}</div>`,
    `setTimeout(() => { box.innerHTML = '<p style="${pale}">Loaded</p><p style="${dark}">Ready</p>' }, 1200);`,
  ),
];

const slides = ['One', 'Two', 'Three']
  .map(
    (name, index) =>
      `<div class="slide" aria-label="${name}" role="group"><p style="${index === 1 ? pale : dark}">Slide ${name}</p><a href="#${name}" style="outline: ${index === 2 ? 'none' : 'revert'}">More about ${name}</a></div>`,
  )
  .join('');
const turn = (code: string, ms: number) =>
  `let at = 0; const slides = [...document.querySelectorAll('.slide')]; const show = () => { ${code}; at += 1 }; show(); setInterval(show, ${ms});`;
const carousel = (name: string, style: string, script = '') =>
  page(name, style, `<section class="carousel" aria-label="News">${slides}</section>${lines(dark, 2)}`, script);

const carousels: readonly MovingPage[] = [
  carousel('Slides by display', '', turn('slides.forEach((s, i) => { s.hidden = i !== at % 3 })', 1_000)),
  carousel('Slides by display, fast', '', turn('slides.forEach((s, i) => { s.hidden = i !== at % 3 })', 300)),
  carousel(
    'Slides by opacity',
    '.carousel { position: relative; height: 8em } .slide { position: absolute; inset: 0; transition: opacity .6s }',
    turn('slides.forEach((s, i) => { s.style.opacity = i === at % 3 ? 1 : 0 })', 1_500),
  ),
  carousel(
    'Slides by transform',
    '.carousel { display: flex; overflow: hidden; width: 300px } .slide { flex: none; width: 300px; transition: transform .5s }',
    turn('slides.forEach((s) => { s.style.transform = `translateX(${-(at % 3) * 300}px)` })', 1_200),
  ),
  carousel(
    'Slides by scrolling',
    '.carousel { display: flex; overflow-x: auto; width: 300px; scroll-behavior: smooth } .slide { flex: none; width: 300px }',
    "const c = document.querySelector('.carousel'); let at = 0; setInterval(() => { at = (at + 1) % 3; c.scrollLeft = at * 300 }, 1300);",
  ),
  carousel(
    'Slides by keyframes',
    '.carousel { display: flex; overflow: hidden; width: 300px } .slide { flex: none; width: 300px; animation: go 6s infinite } @keyframes go { 33% { transform: translateX(-300px) } 66% { transform: translateX(-600px) } }',
  ),
  carousel(
    'Slides that fade by keyframes',
    '.carousel { position: relative; height: 8em } .slide { position: absolute; inset: 0; animation: fade 3s infinite } .slide:nth-child(2) { animation-delay: 1s } .slide:nth-child(3) { animation-delay: 2s } @keyframes fade { 0%, 30% { opacity: 1 } 35%, 95% { opacity: 0 } }',
  ),
  carousel(
    'A marquee',
    '.carousel { display: flex; width: max-content; animation: run 8s linear infinite } @keyframes run { to { transform: translateX(-50%) } }',
  ),
  carousel(
    'Slides that are hidden from all',
    '',
    turn(
      "slides.forEach((s, i) => { s.setAttribute('aria-hidden', String(i !== at % 3)); s.inert = i !== at % 3; s.style.visibility = i === at % 3 ? '' : 'hidden' })",
      900,
    ),
  ),
  carousel(
    'Slides with clones',
    '.carousel { display: flex; overflow: hidden; width: 300px } .slide { flex: none; width: 300px }',
    `const c = document.querySelector('.carousel'); for (const s of [...c.children]) { const n = s.cloneNode(true); n.setAttribute('aria-hidden', 'true'); n.inert = true; c.append(n) } ${turn('slides[0].style.marginLeft = `${-(at % 3) * 300}px`', 1_100)}`,
  ),
];

const delayed = (ms: number) =>
  Array.from({ length: 5 }, (_, index) => `.line:nth-of-type(${index + 1}) { animation-delay: ${index * ms}ms }`).join(
    ' ',
  );
const fadeIn = '@keyframes in { from { opacity: 0 } to { opacity: 1 } }';
const mixed = `${lines(pale, 2)}${lines(dark, 2)}`;
const tall = '<div style="height: 1400px"></div>';

const fades: readonly MovingPage[] = [
  page('Staggered by 100 ms', `.line { animation: in .4s both } ${delayed(100)} ${fadeIn}`, mixed),
  page('Staggered by 600 ms', `.line { animation: in .8s both } ${delayed(600)} ${fadeIn}`, mixed),
  page(
    'Staggered by a script',
    '.line { opacity: 0; transition: opacity .5s } .line.in { opacity: 1 }',
    mixed,
    `${paragraphs} all.forEach((p, i) => setTimeout(() => p.classList.add('in'), 200 + i * 350));`,
  ),
  page(
    'Shown when it is in view',
    '.line { opacity: 0; transition: opacity .5s, transform .5s; transform: translateY(40px) } .line.in { opacity: 1; transform: none }',
    `${lines(pale, 2)}${tall}${lines(pale, 2)}`,
    `${paragraphs} const o = new IntersectionObserver((es) => es.forEach((e) => e.isIntersecting && e.target.classList.add('in'))); all.forEach((p) => o.observe(p));`,
  ),
  page(
    'Faded by frames',
    '.line { opacity: 0 }',
    mixed,
    `${paragraphs} const from = performance.now(); const step = (now) => { const part = Math.min(1, (now - from) / 900); all.forEach((p) => { p.style.opacity = part }); if (part < 1) requestAnimationFrame(step) }; requestAnimationFrame(step);`,
  ),
  page(
    'Faded by an animation object',
    '',
    mixed,
    `${paragraphs} all.forEach((p, i) => p.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 500, delay: i * 300, fill: 'both' }));`,
  ),
  page('A parent that fades', `main { animation: in 1.2s both } ${fadeIn}`, mixed),
  page(
    'Out of a blur',
    '.line { animation: sharp 1s both } @keyframes sharp { from { filter: blur(8px); color: #eee } }',
    mixed,
  ),
  page(
    'Typed letter by letter',
    '',
    `<p id="typed" style="${pale}"></p>`,
    "const text = 'Opening hours from nine to five'; let n = 0; const id = setInterval(() => { typed.textContent = text.slice(0, n += 1); if (n >= text.length) clearInterval(id) }, 60);",
  ),
  page(
    'Counted up',
    '',
    `<p style="${pale}">Visitors: <b id="n">0</b></p>`,
    'const from = performance.now(); const step = (now) => { n.textContent = String(Math.round(Math.min(1, (now - from) / 1500) * 4321)); if (now - from < 1500) requestAnimationFrame(step) }; requestAnimationFrame(step);',
  ),
];

const rows = Array.from(
  { length: 24 },
  (_, index) => `<p class="line" style="${index % 3 === 0 ? pale : dark}">Row ${index + 1} of the list</p>`,
).join('');
const scrolled: readonly MovingPage[] = [
  page(
    'Revealed by a view timeline',
    `.line { animation: in linear both; animation-timeline: view(); animation-range: entry 0% entry 100% } ${fadeIn}`,
    rows + tall,
  ),
  page(
    'Revealed while it covers the view',
    `.line { animation: in linear both; animation-timeline: view(); animation-range: entry 20% cover 40% } ${fadeIn}`,
    rows + tall,
  ),
  page(
    'Faded out at the top',
    '.line { animation: out linear both; animation-timeline: view(); animation-range: exit 0% exit 100% } @keyframes out { to { opacity: 0 } }',
    rows + tall,
  ),
  page(
    'Colored by scrolling',
    `.line { animation: tint linear both; animation-timeline: scroll() } @keyframes tint { to { color: #999 } }`,
    rows + tall,
  ),
  page(
    'A header that shrinks',
    `header { position: sticky; top: 0; background: #fff; animation: shrink linear both; animation-timeline: scroll(); animation-range: 0 200px } @keyframes shrink { to { font-size: 12px; color: #999 } }`,
    `<header><a href="#a">Home</a> <span style="${pale}">News</span></header>${rows}${tall}`,
  ),
  page(
    'A bar of progress',
    `.bar { position: fixed; inset: 0 0 auto; height: 6px; background: #06c; transform-origin: 0 0; animation: grow linear; animation-timeline: scroll() } @keyframes grow { from { transform: scaleX(0) } }`,
    `<div class="bar"></div>${rows}`,
  ),
  page(
    'Moved by scrolling',
    '.line:nth-of-type(even) { animation: move linear both; animation-timeline: view() } @keyframes move { from { transform: translateX(60px); opacity: .5 } }',
    rows,
  ),
  page(
    'A timeline with a name',
    `main { scroll-timeline: --list block } .box { height: 200px; overflow: auto; scroll-timeline: --box } .line { animation: in linear both; animation-timeline: --box } ${fadeIn}`,
    `<div class="box" tabindex="0" role="region" aria-label="List">${rows}</div>`,
  ),
  page(
    'Scrolled sideways',
    `.strip { display: flex; overflow-x: auto; width: 320px } .line { flex: none; width: 200px; animation: in linear both; animation-timeline: view(inline) } ${fadeIn}`,
    `<div class="strip" tabindex="0" role="region" aria-label="Strip">${rows}</div>`,
  ),
  page(
    'Scrolled by a script',
    '',
    rows + tall,
    `${paragraphs} addEventListener('scroll', () => all.forEach((p, i) => { p.style.opacity = Math.max(.2, 1 - Math.abs(p.getBoundingClientRect().top - 300) / 900) })); dispatchEvent(new Event('scroll'));`,
  ),
];

/** 40 pages: ten each with timers, carousels, staggered fades, and animations that follow scrolling. */
export const movingPages: readonly MovingPage[] = [...timers, ...carousels, ...fades, ...scrolled];
