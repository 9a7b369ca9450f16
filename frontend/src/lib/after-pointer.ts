let pressed = false;

const note = (down: boolean) => () => {
  pressed = down;
};
// There is no window where pages are rendered while the site is built.
if (typeof window !== 'undefined') {
  window.addEventListener('pointerdown', note(true), true);
  window.addEventListener('pointerup', note(false), true);
  window.addEventListener('pointercancel', note(false), true);
}

/**
 * Runs a task now, or, while a mouse button or finger is down, once the click is over. What the task changes on screen
 * cannot then move the button away that is being pressed.
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
