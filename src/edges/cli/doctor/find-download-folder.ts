/** The folder of Playwright's downloads that has this browser. Undefined for a browser from anywhere else. */
export function findDownloadFolder(browser = ''): string | undefined {
  return /^(?<folder>.+)[/\\]chromium(?:_headless_shell)?-\d+[/\\]/u.exec(browser)?.groups?.['folder'];
}
