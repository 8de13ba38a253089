/** Names and references. Only their equality matters, not their values. */
const references = new Set([
  'id',
  'for',
  'form',
  'headers',
  'list',
  'name',
  'usemap',
  'popovertarget',
  'commandfor',
  'itemid',
  'itemref',
  'aria-activedescendant',
  'aria-controls',
  'aria-describedby',
  'aria-details',
  'aria-errormessage',
  'aria-flowto',
  'aria-labelledby',
  'aria-owns',
]);

/** The queries of these URLs may carry a session or a build number. The key includes the bytes that they load. */
const urls = new Set(['href', 'src', 'srcset', 'action', 'formaction', 'poster', 'data', 'cite', 'ping', 'xlink:href']);

const secretName = /csrf|xsrf|nonce|token|authenticity/i;

type Use = 'exact' | 'masked' | 'dropped';

/** The site generates the value of such a field for each load. */
export function isHiddenField(element: string, attributes: ReadonlyMap<string, string>): boolean {
  return element === 'INPUT' && attributes.get('type')?.toLowerCase() === 'hidden';
}

/** Decides how each attribute value of this element enters the key. */
export function maskedAttributes(element: string, attributes: ReadonlyMap<string, string>): (name: string) => Use {
  const isHidden = isHiddenField(element, attributes);
  const isSecret = element === 'META' && secretName.test(attributes.get('name') ?? '');
  return (name) => {
    if (name === 'nonce') return 'dropped';
    if (name === 'value' && isHidden) return 'dropped';
    if (name === 'content' && isSecret) return 'dropped';
    if (references.has(name) || urls.has(name) || name === 'integrity') return 'masked';
    return name.startsWith('data-') ? 'masked' : 'exact';
  };
}
