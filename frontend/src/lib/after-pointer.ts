let pressed = false;

const note = (down: boolean) => () => {
  pressed = down;
};
// Pages are prerendered during the build, where `window` is undefined.
if (typeof window !== 'undefined') {
  window.addEventListener('pointerdown', note(true), true);
  window.addEventListener('pointerup', note(false), true);
  window.addEventListener('pointercancel', note(false), true);
}

/**
 * Runs a task now or, while a pointer is down, after the click ends. Prevents a layout change from moving the
 * button that is being pressed.
 */
export function afterPointer(task: () => void): void {
  if (!pressed) {
    task();
    return;
  }
  const later = () => {
    window.removeEventListener('pointerup', later, true);
    window.removeEventListener('pointercancel', later, true);
    setTimeout(task);
  };
  window.addEventListener('pointerup', later, true);
  window.addEventListener('pointercancel', later, true);
}
