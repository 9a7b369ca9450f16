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
