import { decodeText } from '../../url/decode-text.ts';
import { readPlace } from '../../url/hash-route.ts';

/** Words in a path or a query that name the end of a session. Following such a link would sign a scan out. */
const signOutWords =
  /(?:^|[^a-z])(?:log-?_?out|log-?_?off|sign-?_?out|sign-?_?off|end-?_?session|abmelden|ausloggen|d[eé]connexion|cerrar-?_?sesi[oó]n|salir|disconnetti|esci|uitloggen|afmelden|odhl[aá]sit|wyloguj|logga-?ut|log-?ud|logg-?ut)(?:$|[^a-z])/i;

/** Links of some software that change data when they are followed. */
const changingQuery =
  /[?&](?:_wpnonce|action=(?:delete|trash|logout|remove)|add-to-cart|remove_item|do=logout|replytocom)(?:[=&]|$)/i;

const fileEndings = new Set(
  `7z aac ai apk avi avif bin bmp bz2 css csv deb dmg doc docm docx dot dotx eps epub exe flac gif gz heic ico ics iso jar jpeg jpg js
   json m4a m4v map mid mkv mobi mov mp3 mp4 mpeg mpg msi odp ods odt ogg ogv opus otf pdf pkg png pot potx pps ppsx ppt pptx ps psd
   rar rpm rss rtf svg swf tar tgz tif tiff torrent ttf txt vcf wasm wav webm webmanifest webp wma wmv woff woff2 xls xlsm xlsx xml xsl
   xz zip zst atom mjs`.split(/\s+/),
);

export function endsSession(url: string): boolean {
  const { path, query } = readPlace(url);
  return signOutWords.test(decodeText(`${path}?${query}`)) || changingQuery.test(`?${query}`);
}

/** Decides by the name alone. A URL with the name of a page is requested. */
export function isFileName(url: string): boolean {
  const [, ending] = /\.([a-z\d]{2,11})$/i.exec(new URL(url).pathname) ?? [];
  return ending !== undefined && fileEndings.has(ending.toLowerCase());
}
