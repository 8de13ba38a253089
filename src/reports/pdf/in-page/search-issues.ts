/** Adds to the filters of the HTML report what styles cannot do: a search, and the number of issues that are shown. */
export function searchIssues(): void {
  const field = document.querySelector<HTMLInputElement>('#search');
  const shown = document.querySelector<HTMLElement>('#shown');
  const filters = field?.closest('fieldset');
  if (!field || !shown || !filters) return;
  const issues = [...document.querySelectorAll<HTMLElement>('.issue')];
  const texts = issues.map(({ textContent }) => textContent.toLowerCase());
  const update = () => {
    const words = field.value.toLowerCase().split(/\s+/);
    for (const [index, issue] of issues.entries()) {
      issue.hidden = !words.every((word) => texts[index]?.includes(word));
    }
    shown.textContent = String(issues.filter((issue) => issue.checkVisibility()).length);
  };
  filters.addEventListener('input', update);
  addEventListener('hashchange', () => showTarget(filters, update));
  for (const hidden of filters.querySelectorAll<HTMLElement>('[hidden]')) hidden.hidden = false;
  update();
}

/** A link to an issue that the filters hide takes all filters back. */
export function showTarget(filters: HTMLFieldSetElement, update: () => void): void {
  const target = document.querySelector(':target');
  if (target === null || target.checkVisibility()) return;
  for (const field of filters.elements) {
    if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked = true;
    else if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = '';
  }
  update();
  target.scrollIntoView();
}
