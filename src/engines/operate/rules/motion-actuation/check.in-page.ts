import { pause } from '../../../../browser/in-page/pause.ts';

/** Reports to the page that the device was turned and shaken. */
export async function moveDevice(): Promise<void> {
  const stepMs = 30;
  for (const angle of [0, 25, 60, -40]) {
    const turned = { alpha: angle, beta: angle, gamma: angle, absolute: false };
    for (const type of ['deviceorientation', 'deviceorientationabsolute'])
      window.dispatchEvent(new DeviceOrientationEvent(type, turned));
    const force = { x: angle, y: angle / 2, z: 9.8 + angle };
    const rotationRate = { alpha: 10 * angle, beta: 10 * angle, gamma: 10 * angle };
    const moved = { acceleration: force, accelerationIncludingGravity: force, rotationRate, interval: 16 };
    window.dispatchEvent(new DeviceMotionEvent('devicemotion', moved));
    await pause(stepMs);
  }
}

/**
 * True if the page has a control that may switch the motion off, or have the same effect: a link, a field, or a button
 * with a function.
 */
export function hasNativeControl(): boolean {
  const controls = document.querySelectorAll(
    'a[href], area[href], summary, select, textarea, iframe, object, embed, input:not([type=hidden], [type=button]), form button, form input, [contenteditable], [command], [popovertarget]',
  );
  return [...controls].some((control) => !control.matches(':disabled'));
}
