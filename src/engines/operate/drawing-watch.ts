import type { OperatedPage } from './operated-page.ts';

const changed = 'LayerTree.layerTreeDidChange';

/**
 * Counts how often the page is drawn differently. The browser tells it before it answers a call that waits for a later
 * frame, and tells nothing of frames that are equal to the one before. Two pictures cost more.
 */
export class DrawingWatch {
  readonly #page: OperatedPage;
  readonly #note = () => {
    this.count += 1;
  };
  count = 0;

  private constructor(page: OperatedPage) {
    this.#page = page;
  }

  static async start(page: OperatedPage): Promise<DrawingWatch> {
    const watch = new DrawingWatch(page);
    page.listen(changed, watch.#note);
    await page.send('LayerTree.enable', {});
    return watch;
  }

  async end(): Promise<void> {
    this.#page.unlisten(changed, this.#note);
    await this.#page.sendAtLast('LayerTree.disable', {});
  }
}
