import type { Language } from '@quizhall/shared/model/enums';
import { createContext } from 'react';

/** What the quiz on screen is written in: its texts are read out and its captions offered in that language. */
export const WrittenIn = createContext<Language | undefined>(undefined);
