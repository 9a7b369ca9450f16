import type { ReceivedFile } from '@quizhall/shared/contract/endpoint';

/** Longer than any browser needs to start the download. */
const KEPT_MS = 60_000;

/** Downloads a file in the browser. */
export function saveFile({ blob, fileName }: ReceivedFile): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS);
}

/** Downloads the file at a link that responds with an attachment; the page stays open. */
export function openLink(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.click();
}
