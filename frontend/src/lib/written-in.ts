import type { Language } from '@quizhall/shared/model/enums';
import { createContext } from 'react';

/** Language of the displayed quiz, used for speech output and captions. */
export const WrittenIn = createContext<Language | undefined>(undefined);
