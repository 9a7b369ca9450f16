/** Structured log lines on standard output, one JSON object each. Never pass a password, code, token or answer text. */
export function log(
  level: 'info' | 'warn' | 'error',
  message: string,
  fields: Record<string, unknown> = {},
): void {
  if (process.env.LOG_LEVEL === 'silent') return;
  if (process.env.LOG_LEVEL === 'error' && level !== 'error') return;
  process.stdout.write(`${JSON.stringify({ level, message, time: new Date().toISOString(), ...fields })}\n`);
}
