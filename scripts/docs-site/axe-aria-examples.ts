import type { RuleCase } from '../../src/engines/rule-cases.ts';

type Examples = Readonly<Record<string, readonly RuleCase[]>>;

/** Markup for the rules of axe-core about ARIA and about names of controls. */
export const ariaExamples: Examples = {
  'aria-allowed-attr': [
    ['a state that the role does not have', '<button aria-checked="true">Save</button>', 'failed'],
    ['a state of the role', '<button aria-pressed="true">Bold</button>', 'passed'],
  ],
  'aria-allowed-role': [
    ['a heading as a link', '<h2 role="link" tabindex="0">Hours</h2>', 'failed'],
    ['a link as a button', '<a href="#menu" role="button">Menu</a>', 'passed'],
  ],
  'aria-braille-equivalent': [
    ['a label in braille alone', '<img alt="" aria-braillelabel="****">', 'needs_review'],
    ['a label in braille, and a name', '<img alt="4 of 5 stars" aria-braillelabel="****">', 'passed'],
  ],
  'aria-command-name': [
    ['a button without a name', '<div role="button" tabindex="0"></div>', 'failed'],
    ['a button with text', '<div role="button" tabindex="0">Save</div>', 'passed'],
  ],
  'aria-conditional-attr': [
    ['a checkbox that says another state', '<input type="checkbox" aria-label="Spam" aria-checked="true">', 'failed'],
    ['a checkbox with its own state', '<input type="checkbox" aria-label="Spam" checked>', 'passed'],
  ],
  'aria-deprecated-role': [
    ['a role that ARIA has given up', '<ul role="directory"><li>Home</li></ul>', 'failed'],
    ['a role of today', '<ul role="list"><li>Home</li></ul>', 'passed'],
  ],
  'aria-dialog-name': [
    ['a dialog without a name', '<div role="dialog"><p>Saved</p></div>', 'failed'],
    ['a dialog with a name', '<div role="dialog" aria-label="Result"><p>Saved</p></div>', 'passed'],
  ],
  'aria-hidden-body': [
    [
      'a hidden page',
      { document: '<html lang="en"><title>Shop</title><body aria-hidden="true"><p>Text</p></body></html>' },
      'failed',
    ],
    ['a page', '<p>Text</p>', 'passed'],
  ],
  'aria-input-field-name': [
    ['a field without a name', '<div role="textbox" contenteditable="true"></div>', 'failed'],
    ['a field with a name', '<div role="textbox" contenteditable="true" aria-label="Name"></div>', 'passed'],
  ],
  'aria-meter-name': [
    ['a meter without a name', '<div role="meter" aria-valuenow="40"></div>', 'failed'],
    ['a meter with a name', '<div role="meter" aria-valuenow="40" aria-label="Disk used"></div>', 'passed'],
  ],
  'aria-progressbar-name': [
    ['a progress bar without a name', '<div role="progressbar" aria-valuenow="40"></div>', 'failed'],
    ['a progress bar with a name', '<div role="progressbar" aria-valuenow="40" aria-label="Upload"></div>', 'passed'],
  ],
  'aria-prohibited-attr': [
    ['a name on an element without a role', '<span aria-label="Rain">☂</span>', 'needs_review'],
    ['a name on an image', '<span role="img" aria-label="Rain">☂</span>', 'passed'],
  ],
  'aria-required-attr': [
    ['a switch without a state', '<div role="switch" tabindex="0">Wi-Fi</div>', 'failed'],
    ['a switch with its state', '<div role="switch" tabindex="0" aria-checked="true">Wi-Fi</div>', 'passed'],
  ],
  'aria-required-children': [
    ['a list without items', '<div role="list"><p>Home</p><a href="#a">News</a></div>', 'failed'],
    ['a list with items', '<div role="list"><div role="listitem">Home</div></div>', 'passed'],
  ],
  'aria-required-parent': [
    ['a tab outside of a list of tabs', '<div role="tab" tabindex="0">Prices</div>', 'failed'],
    ['a tab in a list of tabs', '<div role="tablist"><div role="tab" tabindex="0">Prices</div></div>', 'passed'],
  ],
  'aria-roles': [
    ['a role that does not exist', '<div role="buton" tabindex="0">Save</div>', 'failed'],
    ['a role of ARIA', '<div role="button" tabindex="0">Save</div>', 'passed'],
  ],
  'aria-tab-name': [
    ['a tab without a name', '<div role="tablist"><div role="tab" tabindex="0"></div></div>', 'failed'],
    ['a tab with text', '<div role="tablist"><div role="tab" tabindex="0">Prices</div></div>', 'passed'],
  ],
  'aria-text': [
    ['a link in one piece of text', '<p role="text">Call <a href="tel:1">us</a></p>', 'failed'],
    ['text alone', '<p role="text">Call <b>us</b></p>', 'passed'],
  ],
  'aria-toggle-field-name': [
    ['a switch without a name', '<div role="switch" tabindex="0" aria-checked="true"></div>', 'failed'],
    ['a switch with text', '<div role="switch" tabindex="0" aria-checked="true">Wi-Fi</div>', 'passed'],
  ],
  'aria-tooltip-name': [
    ['a tooltip without text', '<div role="tooltip"></div>', 'failed'],
    ['a tooltip with text', '<div role="tooltip">Saves the file</div>', 'passed'],
  ],
  'aria-treeitem-name': [
    ['an item without a name', '<div role="tree"><div role="treeitem" tabindex="0"></div></div>', 'failed'],
    ['an item with text', '<div role="tree"><div role="treeitem" tabindex="0">Fruit</div></div>', 'passed'],
  ],
  'aria-valid-attr': [
    ['a mistyped attribute', '<button aria-lable="Save">S</button>', 'failed'],
    ['an attribute of ARIA', '<button aria-label="Save">S</button>', 'passed'],
  ],
  'aria-valid-attr-value': [
    ['a value that the attribute does not have', '<button aria-expanded="open">Menu</button>', 'failed'],
    ['a value of the attribute', '<button aria-expanded="true">Menu</button>', 'passed'],
  ],
  'button-name': [
    ['a button without text', '<button></button>', 'failed'],
    ['a button with text', '<button>Save</button>', 'passed'],
  ],
  'duplicate-id-aria': [
    [
      'an id that a label names, twice',
      '<b id="n">Name</b><b id="n">City</b><input aria-labelledby="n">',
      'needs_review',
    ],
    ['an id for each label', '<b id="n">Name</b><b id="c">City</b><input aria-labelledby="n">', 'passed'],
  ],
  'input-button-name': [
    ['a button without a value', '<input type="button">', 'failed'],
    ['a button with a value', '<input type="button" value="Save">', 'passed'],
  ],
  'input-image-alt': [
    ['a button without an alternative text', '<input type="image" src="data:,">', 'failed'],
    ['a button with an alternative text', '<input type="image" src="data:," alt="Search">', 'passed'],
  ],
  label: [
    ['text beside a field', 'Name <input>', 'failed'],
    ['a label', '<label>Name <input></label>', 'passed'],
  ],
  'label-content-name-mismatch': [
    ['a name without the text that people see', '<button aria-label="Submit form">Send now</button>', 'failed'],
    ['a name that begins with the text', '<button aria-label="Send now: your order">Send now</button>', 'passed'],
  ],
  'label-title-only': [
    ['a title in place of a label', '<input title="Name">', 'failed'],
    ['a label', '<label>Name <input></label>', 'passed'],
  ],
  'link-name': [
    ['a link without text', '<a href="/cart"><svg width="9" height="9"></svg></a>', 'failed'],
    ['a link with a name', '<a href="/cart" aria-label="Cart"><svg width="9" height="9"></svg></a>', 'passed'],
  ],
  'nested-interactive': [
    ['a button in a button', '<div role="button" tabindex="0">Hours <a href="#a">More</a></div>', 'failed'],
    ['a button and a link', '<div role="button" tabindex="0">Hours</div> <a href="#a">More</a>', 'passed'],
  ],
  'presentation-role-conflict': [
    ['a part that takes the focus and has no role', '<li role="none" tabindex="0">Hours</li>', 'failed'],
    ['a part without a role', '<li role="none">Hours</li>', 'passed'],
  ],
  'select-name': [
    ['a list without a label', '<select><option>Red</option></select>', 'failed'],
    ['a list with a label', '<label>Color <select><option>Red</option></select></label>', 'passed'],
  ],
  'summary-name': [
    ['a summary without text', '<details><summary></summary>Nine to five</details>', 'failed'],
    ['a summary with text', '<details><summary>Hours</summary>Nine to five</details>', 'passed'],
  ],
};
