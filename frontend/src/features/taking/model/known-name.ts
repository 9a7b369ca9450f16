/** What the server calls a guest who gave no name. */
const NAMELESS = 'Guest';

/** The participant's name; empty for a guest who gave none. */
export const knownName = (participantName: string): string =>
  participantName === NAMELESS ? '' : participantName;
