import { maskHashedFiles } from './hashed-files.ts';
import { isGenerated } from './is-generated.ts';

/** The URLs in attribute values, in the form of `describeElement`, which has no quotes. A list gives its first URL. */
const urlValues = /(?<= (?:[\w:-]{0,20}(?:src|href|srcset)|action|formaction|poster|data|cite)=)[^\s>|]+/g;

/** These schemes do not identify a resource by its path. */
const withoutPath = /^(?:data|blob|javascript|about):/i;

/** Query parameters that differ from load to load, or from release to release. */
const volatileParameter =
  /^(?:v|ver|version|rev|build|hash|t|ts|time|timestamp|_|cb|rnd|rand|random|cache|cachebust(?:er)?|nonce|token|sig|signature|expires|sid|session(?:id)?|phpsessid|jsessionid|[\w-]*(?:csrf|xsrf|nonce|token|session)[\w-]*)$/i;

const guid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi;
const sessionInPath = /;jsessionid=[^/]*/gi;
/** Pictures of TYPO3 in folders of a hash, and files of Gatsby in two. */
const hashedFolders: readonly (readonly [RegExp, string])[] = [
  [/\/_processed_\/[0-9a-f]\/[0-9a-f]\/(csm|preview)_(.*)_[0-9a-f]{10}(?=\.\w+$)/, '/_processed_/$1_$2_*'],
  [/\/static\/[0-9a-f]{32}\/[0-9a-f]{5}\//, '/static/*/'],
];
/** The version of a page of Wicket, before the names of its components: `12-1.-form`. */
const wicketVersion = /^\d+(?:-\d+)?(?=\.|$)/;

/** A shorter mix of letters and digits may be a product number (`AB12C3`). */
const leastGenerated = 16;
const leastHex = 8;

/**
 * Protects the URLs of an element's attributes from `maskVolatile`. Masks only their changing parts: hashes, GUIDs,
 * long hexadecimal words, session ids, and nonces and versions in the query. The digits of a path identify a resource:
 * `/products/10023.jpg` and `/products/88410.jpg` are two images.
 */
export function keepUrls(text: string): string {
  return text.replaceAll(urlValues, (url) => (withoutPath.test(url) ? url : keepUrl(url)));
}

function keepUrl(url: string): string {
  const [, path = '', query = '', fragment = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(url) ?? [];
  // A fragment is an id of the page, and is masked like ids.
  return `${protect(`${maskPath(path)}${maskQuery(query)}`)}${fragment}`;
}

function maskPath(path: string): string {
  const masked = hashedFolders
    .reduce((before, [pattern, mask]) => before.replace(pattern, mask), path)
    .replaceAll(sessionInPath, ';*')
    .replaceAll(guid, '*');
  return maskHashedFiles(masked).replaceAll(/[A-Za-z0-9]{8,}/g, (word) => (isLongHash(word) ? '*' : word));
}

function maskQuery(query: string): string {
  if (query === '') return '';
  const parameters = query
    .slice(1)
    .split('&')
    .map((parameter) => {
      const [name = '', ...value] = parameter.split('=');
      // `?1700000000` after a file is a time or a counter that makes browsers load it again.
      if (value.length === 0 && wicketVersion.test(name)) return name.replace(wicketVersion, '*');
      return volatileParameter.test(name) ? `${name}=*` : maskPath(parameter);
    });
  return `?${parameters.join('&')}`;
}

function isLongHash(word: string): boolean {
  if (!isGenerated(word)) return false;
  return word.length >= leastGenerated || (word.length >= leastHex && /^[0-9a-f]+$/.test(word));
}

/** Moves characters to a range that no mask matches. The result is only hashed. */
function protect(text: string): string {
  return text.replaceAll(/[!-~]/g, (character) => String.fromCodePoint(0xe1_00 + (character.codePointAt(0) ?? 0)));
}
