import { catalogue } from './language.ts';

export const FORMAT_MESSAGES = catalogue('format', { justNow: 'just now' });
