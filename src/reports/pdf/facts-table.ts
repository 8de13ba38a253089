import type { Html } from './html.ts';
import { html } from './html.ts';

export type Fact = readonly [name: string, value: string | Html];

export function writeFacts(facts: readonly Fact[]): Html {
  return html`<table class="facts">
    <tbody>
      ${facts.map(
        ([name, value]) =>
          html`<tr>
            <th scope="row">${name}</th>
            <td>${value}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}
