/** The scheme and host of a URL, even if it is percent-encoded in another URL. */
const origins = /https?:\/\/[^\s/?#>|,]+\/?|https?%3A%2F%2F[\w.-]+(?:%3A\d+)?(?:%2F)?/gi;

/** `//cdn.example.com/x` as the value of an attribute, in the form of `describeElement`. */
const withoutScheme = /(?<= [\w:-]{1,40}=)\/\/[^\s/?#>|,]+\/?/g;

/**
 * URLs with and without a host have different lengths, and `describeElement` keeps the first 200 characters of a value.
 * Both keep this many characters if the host has up to 80.
 */
const longestPath = /(?<=[= ])(\/[^\s>|]{119})[^\s>|]+/g;

/**
 * An element's description without the hosts of its URLs: `https://preview.example.com/a`, `https://www.example.com/a`
 * and `/a` become equal. Links to one path of two hosts then look equal, and their order distinguishes them.
 */
export function removeHosts(text: string): string {
  return text
    .replaceAll(origins, (origin) => (origin.includes('%') ? '%2F' : '/'))
    .replaceAll(withoutScheme, '/')
    .replaceAll(longestPath, '$1');
}
