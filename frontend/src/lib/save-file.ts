import type { ReceivedFile } from '@quizhall/shared/contract/endpoint';

/** Longer than any browser takes to begin saving. */
const KEPT_MS = 60_000;

/** Hands a file to the browser, which saves it or asks where. */
export function saveFile({ blob, fileName }: ReceivedFile): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS);
}

/** Has the browser save what lies at a link whose answer says that it is a file: the page stays. */
export function openLink(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.click();
}
