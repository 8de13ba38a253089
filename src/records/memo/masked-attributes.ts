/** Names and references: what they are does not matter, only which are equal. */
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

/** Their queries may carry a session or the number of a build. What they load is part of the key by its bytes. */
const urls = new Set(['href', 'src', 'srcset', 'action', 'formaction', 'poster', 'data', 'cite', 'ping', 'xlink:href']);

const secretName = /csrf|xsrf|nonce|token|authenticity/i;

type Use = 'exact' | 'masked' | 'dropped';

/** Such a field holds what the site makes up for each load. */
export function isHiddenField(element: string, attributes: ReadonlyMap<string, string>): boolean {
  return element === 'INPUT' && attributes.get('type')?.toLowerCase() === 'hidden';
}

/** How the value of each attribute of this element enters the key. */
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
