type Result = { readonly pages: number; readonly failures: number; readonly score: number | null };

/** `curbcut demo`. */
export const demo = {
  start: (shop: string, service: string) =>
    `The shop, with barriers on every page: ${shop}\nCurbcut, for this demo alone: ${service}\n`,
  result: ({ pages, failures, score }: Result) =>
    `${pages} pages scanned, ${failures} failures${score === null ? '' : `, score ${score} of 100`}.`,
  report: (result: string, url: string) =>
    `${result}\n\nThe report: ${url}\n\nPress Ctrl+C to end the demo. It leaves nothing behind.`,
};
