const KEEP_URL_MS = 60_000;

/** Gives the person a text as a file. */
export function saveText(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers read it only after the click: what is taken away at once may never be written.
  setTimeout(() => URL.revokeObjectURL(url), KEEP_URL_MS);
}
