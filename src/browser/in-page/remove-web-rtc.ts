/** Workers have no WebRTC interface that opens a connection. */
export function removeWebRtc(): void {
  for (const name of Object.getOwnPropertyNames(window)) {
    if (/^(?:webkit)?RTC/.test(name)) Reflect.deleteProperty(window, name);
  }
}
