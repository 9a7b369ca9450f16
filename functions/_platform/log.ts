/**
 * Structured log lines on standard output, one JSON object each. Lambda reads `timestamp` and `level` of it by these
 * names, and writes its own lines with them: without them every line would count as information. `requestId` among the
 * fields is the one that the caller has. Never pass a password, code, token or answer text.
 */
export function log(
  level: 'info' | 'warn' | 'error',
  message: string,
  fields: Record<string, unknown> = {},
): void {
  if (process.env.LOG_LEVEL === 'silent') return;
  if (process.env.LOG_LEVEL === 'error' && level !== 'error') return;
  const timestamp = new Date().toISOString();
  process.stdout.write(`${JSON.stringify({ timestamp, level: level.toUpperCase(), message, ...fields })}\n`);
}
