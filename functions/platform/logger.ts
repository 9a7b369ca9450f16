import { Logger } from '@aws-lambda-powertools/logger';

/**
 * Structured log lines, one JSON object each. Lambda reads `timestamp` and `level` by these names. `requestId` among the
 * fields is the one that the caller has. Never pass a password, code, token or answer text.
 */
export const logger = new Logger({
  serviceName: 'quizhall',
  logLevel: process.env['LOG_LEVEL']?.toUpperCase() as 'INFO' | 'ERROR' | 'SILENT',
});
