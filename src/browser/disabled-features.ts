/**
 * Playwright's own list. Chromium obeys only the last switch of a name, so ours repeats it. A test compares the list
 * with the one of the installed Playwright.
 */
const disabledByPlaywright: readonly string[] = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
];

/**
 * Chromium keeps a process ready for the next site that a tab opens. The pages of a scan stay on one site, so the
 * process would only cost memory, and processor time with each new tab.
 */
const spareProcess = 'SpareRendererForSitePerProcess';

export const disabledFeatures = `--disable-features=${[...disabledByPlaywright, spareProcess].join(',')}`;
