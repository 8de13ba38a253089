/** Markup with a word. `other`: the test site under the name of another site. */
export type Layout = readonly [name: string, write: (word: string, other: string) => string];

const half = (word: string) => [word.slice(0, 6), word.slice(6)] as const;
const letters = (word: string, write: (letter: string, at: number) => string) => Array.from(word, write).join('');
/** `it` is the element before the script. */
const script = (text: string) =>
  `<script>(async (it) => { ${text} })(document.currentScript.previousElementSibling)</script>`;
const shadow = (mode: string, html: string) =>
  `<div></div>${script(`it.attachShadow({ mode: '${mode}' }).innerHTML = ${JSON.stringify(html)}`)}`;
const attribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
const frameOf = (html: string) => `<iframe title="A frame" srcdoc="${attribute(html)}"></iframe>`;
const drawing = (word: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="40"><text y="20">${word.slice(0, 5)}<tspan>${word.slice(5)}</tspan></text></svg>`;
const draw = (canvas: string, word: string) =>
  `const pen = ${canvas}.getContext('2d'); pen.font = '20px serif'; pen.fillText('${word}', 5, 25);`;
/** Writes what makes an `image` (PNG) and a `blob` of the word. */
const paint = (word: string) =>
  `const canvas = document.createElement('canvas'); ${draw('canvas', word)} const image = canvas.toDataURL(); const blob = URL.createObjectURL(await (await fetch(image)).blob());`;
/** A style with an image of the word. */
const painted =
  (style: string, html = '<p></p>') =>
  (word: string) =>
    `<div>${html}</div>${script(`${paint(word)} const style = document.createElement('style'); style.textContent = \`@scope { ${style} }\`; it.append(style)`)}`;
const inUrl = (word: string) => Array.from(Buffer.from(word), (byte) => `%${byte.toString(16)}`).join('');

/** A page that shows the word so gets no pictures. */
export const shownLayouts: readonly Layout[] = [
  ['a text', (word) => `<p>Your key is ${word}.</p>`],
  ['a text in capitals', (word) => `<p style="text-transform: uppercase">${word}</p>`],
  ['a text in a URL', (word) => `<p>/keys?key=${inUrl(word)}</p>`],
  ['a text over elements', (word) => `<p>${half(word).join('</p><p>')}</p>`],
  ['a letter for each element', (word) => `<p>${letters(word, (letter) => `<span>${letter}</span> `)}</p>`],
  ['a text with places to break it', (word) => `<p>${letters(word, (letter) => `${letter}&shy;<wbr>&#8203;`)}</p>`],
  ['a text with another first letter', (word) => `<style>p::first-letter { color: red }</style><p>${word}</p>`],
  [
    'a text in a row backwards',
    (word) =>
      `<p style="display: flex; flex-direction: row-reverse; justify-content: start">${half(word)
        .toReversed()
        .map((part) => `<b>${part}</b>`)
        .join('')}</p>`,
  ],
  [
    'a text in another order',
    (word) =>
      `<p style="display: flex"><b style="order: 2">${half(word)[1]}</b> and <b style="order: 1">${half(word)[0]}</b></p>`,
  ],
  [
    'letters at their places',
    (word) =>
      `<div style="position: relative; height: 2em">${letters(
        word,
        (letter, at) => `<i style="position: absolute; left: ${at}em">${letter}</i>`,
      )
        .split('</i>')
        .toReversed()
        .join('</i>')}</i></div>`,
  ],
  [
    'letters below each other, in another order',
    (word) =>
      `<div style="position: relative; height: 20em">${letters(
        word,
        (letter, at) => `<i style="position: absolute; top: ${at}em">${letter}</i>`,
      )
        .split('</i>')
        .toReversed()
        .join('</i>')}</i></div>`,
  ],
  [
    'a text from right to left',
    (word) => `<p dir="rtl" style="unicode-bidi: bidi-override">${Array.from(word).toReversed().join('')}</p>`,
  ],
  ['content: attr()', (word) => `<style>p::before { content: attr(data-key) }</style><p data-key="${word}"></p>`],
  ['content and text', (word) => `<style>p::before { content: "${half(word)[0]}" }</style><p>${half(word)[1]}</p>`],
  [
    'a marker',
    (word) => `<style>li::marker { content: "${word} " }</style><ul style="margin-left: 10em"><li>Key</li></ul>`,
  ],
  [
    'a counter style',
    (word) =>
      `<style>@counter-style key { system: cyclic; symbols: "${word}"; suffix: " " } ul { list-style: key }</style><ul style="margin-left: 10em"><li>Key</li></ul>`,
  ],
  ['quotation marks', (word) => `<style>q { quotes: "${word}" "." }</style><q>key</q>`],
  ['an open shadow root', (word) => shadow('open', `<p>${word}</p>`)],
  ['a closed shadow root', (word) => shadow('closed', `<p>${word}</p>`)],
  [
    'a slot in a closed shadow root',
    (word) =>
      `<div>${half(word)[1]}</div>${script(`it.attachShadow({ mode: 'closed' }).innerHTML = '${half(word)[0]}<slot></slot>'`)}`,
  ],
  ['a frame', (word) => frameOf(`<p>${half(word).join('<b>')}</p>`)],
  ['a frame in a frame', (word) => frameOf(frameOf(`<p>${word}</p>`))],
  [
    'a frame of another site',
    (word, other) =>
      `<iframe title="Other" src="${other}/markup?html=${encodeURIComponent(`<p>${word}</p>`)}"></iframe>`,
  ],
  [
    'a field in a frame of another site',
    (word, other) =>
      `<iframe title="Other" src="${other}/markup?html=${encodeURIComponent(`<input value="${word}">`)}"></iframe>`,
  ],
  [
    'an object',
    (word) =>
      `<object data="/markup?html=${encodeURIComponent(`<p>${word}</p>`)}" type="text/html" width="300" height="80"></object>`,
  ],
  ['text of SVG', drawing],
  [
    'text that SVG uses',
    (word) =>
      `<svg width="300" height="40"><defs><text id="key" y="20">${word}</text></defs><use href="#key"></use></svg>`,
  ],
  ['an SVG image', (word) => `<img alt="" src="data:image/svg+xml,${encodeURIComponent(drawing(word))}">`],
  [
    'an SVG image in base64',
    (word) => `<img alt="" src="data:image/svg+xml;base64,${Buffer.from(drawing(word)).toString('base64')}">`,
  ],
  [
    'an SVG image in the background',
    (word) =>
      `<style>p { height: 40px; background: url("data:image/svg+xml,${encodeURIComponent(drawing(word))}") }</style><p></p>`,
  ],
  [
    'an SVG image as it is',
    (word) => `<img alt="" src="data:image/svg+xml;utf8,${drawing(word).replaceAll('"', "'")}">`,
  ],
  [
    'an SVG image with a sign of percent',
    (word) => `<img alt="" src="data:image/svg+xml,${drawing(word).replaceAll('"', "'").replace('y', "x='0%' y")}">`,
  ],
  [
    'letters of an SVG image in another order',
    (word) =>
      `<img alt="" src="data:image/svg+xml,${encodeURIComponent(
        `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="40">${letters(
          word,
          (letter, at) => `<text x="${at * 20}" y="20">${letter}</text>`,
        )
          .split('</text>')
          .toReversed()
          .join('</text>')}</text></svg>`,
      )}">`,
  ],
  [
    'letters of an SVG image at their places in a list',
    (word) =>
      `<img alt="" src="data:image/svg+xml,${encodeURIComponent(
        `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="40"><text y="20" x="${Array.from(word, (_letter, at) => (word.length - at) * 20).join(' ')}">${Array.from(word).toReversed().join('')}</text></svg>`,
      )}">`,
  ],
  [
    'SVG images side by side',
    (word) =>
      half(word)
        .map((part) => `<img alt="" src="data:image/svg+xml,${encodeURIComponent(drawing(part))}">`)
        .join(''),
  ],
  [
    'parts of an SVG image that are no markup',
    (word) =>
      `<img alt="" src="data:image/svg+xml,${encodeURIComponent(
        `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="40"><text y="20">${half(word)
          .map((part) => `<![CDATA[${part}]]>`)
          .join('')}</text></svg>`,
      )}">`,
  ],
  [
    'numbers of letters in an SVG image',
    (word) =>
      `<img alt="" src="data:image/svg+xml,${encodeURIComponent(
        `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="40"><text y="20">${letters(word, (letter) => `<tspan>&#${letter.charCodeAt(0)};</tspan>`)}</text></svg>`,
      )}">`,
  ],
  [
    'HTML in an SVG image',
    (word) =>
      `<img alt="" src="data:image/svg+xml,${encodeURIComponent(
        `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="40"><foreignObject width="300" height="40"><div xmlns="http://www.w3.org/1999/xhtml" style="display: flex; flex-direction: row-reverse"><b>${half(word)[1]}</b><b>${half(word)[0]}</b></div></foreignObject></svg>`,
      )}">`,
  ],
  [
    'an image in an SVG image',
    (word) =>
      `<img alt="">${script(`${paint(word)} it.src = 'data:image/svg+xml,' + encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg"><image href="' + image + '"/></svg>')`)}`,
  ],
  [
    'an image in a filter',
    (word) =>
      `<svg width="300" height="60"><filter id="key"><feImage /></filter><rect width="300" height="60" filter="url(#key)"/></svg>${script(`${paint(word)} it.querySelector('feImage').setAttribute('href', image)`)}`,
  ],
  [
    'an image in the background of what a style adds',
    painted('p::after { display: block; height: 40px; content: ""; background: url(${image}) }'),
  ],
  ['content: url()', painted('p::before { content: url(${image}) }')],
  ['content: url() in place of an image', painted('img { content: url(${blob}) }', '<img alt="" src="/pixel.svg">')],
  ['a mask', painted('p { height: 40px; background: #000; mask-image: url(${image}) }')],
  ['a mask of a border', painted('p { height: 40px; background: #000; -webkit-mask-box-image: url(${blob}) 0 fill }')],
  [
    'a filter in a URL',
    painted(
      "p { height: 40px; background: #fff; filter: url(\"data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'><filter id='key'><feImage href='${image}'/></filter></svg>#key\") }",
    ),
  ],
  [
    'a paint worklet',
    (word) =>
      `<p style="height: 40px; background: paint(key); --key: ${word}"></p>${script(`await CSS.paintWorklet.addModule('data:text/javascript,registerPaint("key", class { paint(pen) { pen.fillRect(0, 0, 9, 9) } })')`)}`,
  ],
  ['the text of a missing image', (word) => `<img src="/missing.png" alt="${word}" width="300" height="40">`],
  ['a button', (word) => `<input type="button" value="${word}">`],
  ['an editable text', (word) => `<div contenteditable>${half(word).join('<b></b>')}</div>`],
  ['a choice', (word) => `<select><option>${word}</option></select>`],
  ['the label of a choice', (word) => `<select><option label="${word}">Key</option></select>`],
  [
    'a list of choices',
    (word) => `<select multiple><optgroup label="Keys"><option>${word}</option></optgroup></select>`,
  ],
  [
    'a group of choices',
    (word) => `<select multiple><optgroup label="${word}"><option>Key</option></optgroup></select>`,
  ],
  ['a formula', (word) => `<math><mtext>${half(word)[0]}</mtext><mtext>${half(word)[1]}</mtext></math>`],
  ['a field that no cover hides', (word) => `<input style="-webkit-text-security: none !important" value="${word}">`],
  [
    'a text that is there while it is in view',
    (word) =>
      `<div style="height: 3000px"></div><p>Key</p>${script(`new IntersectionObserver(([{ isIntersecting }]) => { it.textContent = isIntersecting ? '${word}' : 'Key' }).observe(it)`)}`,
  ],
];

/** The word is hidden in pictures. */
export const coveredLayouts: readonly Layout[] = [
  ['a field', (word) => `<input value="${word}">`],
  ['a field that a script fills', (word) => `<input>${script(`it.value = '${word}'`)}`],
  [
    'a field that shows its password',
    (word) =>
      `<style>input { -webkit-text-security: none !important }</style><input type="password">${script(`it.value = '${word}'; it.type = 'text'`)}`,
  ],
  ['a field for several lines', (word) => `<textarea>${word}</textarea>`],
  [
    'a field for a number',
    (word) => `<input type="number" value="${letters(word, (letter) => String(letter.charCodeAt(0) % 10))}">`,
  ],
  ['a hint in a field', (word) => `<input placeholder="${word}">`],
  ['a field in an open shadow root', (word) => shadow('open', `<input value="${word}">`)],
  ['a field in a closed shadow root', (word) => shadow('closed', `<input value="${word}">`)],
  [
    'a canvas in a closed shadow root',
    (word) =>
      `<div></div>${script(`const root = it.attachShadow({ mode: 'closed' }); root.innerHTML = '<canvas></canvas>'; ${draw('root.firstChild', word)}`)}`,
  ],
  ['a field in a frame', (word) => frameOf(`<input value="${word}">`)],
  ['a canvas', (word) => `<canvas></canvas>${script(draw('it', word))}`],
  [
    'an image of a canvas',
    (word) =>
      `<img alt="">${script(`const canvas = document.createElement('canvas'); ${draw('canvas', word)} it.src = canvas.toDataURL()`)}`,
  ],
  [
    'a video of a canvas',
    (word) =>
      `<video autoplay muted width="300" height="150"></video>${script(`const canvas = document.createElement('canvas'); it.srcObject = canvas.captureStream(); ${draw('canvas', word)} await it.play()`)}`,
  ],
  [
    'a video with a URL and a stream',
    (word) =>
      `<video src="/missing.mp4" autoplay muted width="300" height="150"></video>${script(`const canvas = document.createElement('canvas'); it.srcObject = canvas.captureStream(); ${draw('canvas', word)} await it.play()`)}`,
  ],
  [
    'the poster of a video',
    (word) =>
      `<video src="/missing.mp4" width="300" height="150"></video>${script(`${paint(word)} it.poster = image`)}`,
  ],
  [
    'an image with another type',
    (word) => `<img alt="">${script(`${paint(word)} it.src = image.replace('image/png', 'image/svg')`)}`,
  ],
  ['a drawing in the background', painted('p { height: 40px; background: url(${blob}) }')],
  ['an image in the background', painted('p { height: 40px; background: no-repeat url(${image}), #fff }')],
  ['a drawing for the pointer', painted('p { cursor: url(${image}), auto }')],
  ['an image as a border', painted('p { height: 40px; border: 9px solid; border-image: url(${image}) 9 fill }')],
  [
    'an image as a marker',
    painted('li { margin-left: 300px; list-style-image: url(${image}) }', '<ul><li>Key</li></ul>'),
  ],
  [
    'an image in the background in an open shadow root',
    (word) =>
      `<div></div>${script(`${paint(word)} it.attachShadow({ mode: 'open' }).innerHTML = '<i></i><p style="height: 40px; background: url(' + image + ')"></p>'`)}`,
  ],
];

/** As the covered ones, on more elements than have a rule each. */
export const crowdedLayouts: readonly Layout[] = [
  [
    'a drawing in the background of many elements',
    (word) =>
      `<div></div>${script(`${paint(word)} it.innerHTML = '<i></i>'.repeat(1200); const style = document.createElement('style'); style.textContent = '@scope { i { float: left; width: 1px; height: 1px; background: url(' + blob + ') } }'; it.append(style)`)}`,
  ],
];

/** The page has the word, and does not show it. */
export const hiddenLayouts: readonly Layout[] = [
  ['in a hidden field', (word) => `<input type="hidden" name="csrf" value="${word}">`],
  ['in attributes', (word) => `<p data-key="${word}"><a href="/keys?key=${word}">Keys</a></p>`],
  ['in the value of a choice', (word) => `<select><option value="${word}">Key</option></select>`],
  [
    'in what is not rendered',
    (word) => `<p hidden>${word}</p><template>${word}</template>${script(`const key = '${word}'`)}`,
  ],
  [
    'in a frame of another site',
    (word, other) =>
      `<iframe title="Other" src="${other}/markup?html=${encodeURIComponent(`<p hidden>${word}</p><p>Key</p>`)}"></iframe>`,
  ],
  [
    'in images',
    (word, other) =>
      `<img alt="Key" src="${other}/pixel.svg?key=${word}"><img alt="" src="data:image/svg+xml,${encodeURIComponent(drawing('Key'))}">`,
  ],
  ['in part', (word) => `<p>${half(word)[0]} or ${half(word)[1]}</p>`],
];
