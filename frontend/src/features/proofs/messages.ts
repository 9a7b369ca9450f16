/** Texts of the pages on which anybody checks what this site has signed. */
export const messages = {
  receipt: {
    title: 'Check a receipt',
    lead: 'A receipt proves which answers were received, and when. Your browser checks its signature itself, with the key that this site publishes.',
    paste: 'Receipt',
    pasteHint: 'Paste the whole text of the receipt.',
    file: 'Or the file',
    fileHint: 'The receipt as it was downloaded (.jws)',
    check: 'Check receipt',
    empty: 'Please paste a receipt or choose its file',
    failed: 'The receipt could not be checked. Please try again.',
    valid: 'This receipt is valid',
    validText: 'It was signed by this site, and nothing in it was changed since.',
    by: { here: 'Checked in this browser.', server: 'Checked by the server: this browser knows no Ed25519.' },
    changed: 'This receipt is not valid',
    changedText:
      'It was changed after it was signed, or another site has signed it. It proves nothing. Ask for the file as it was downloaded.',
    none: 'This is no receipt',
    noneText:
      'A receipt is one long text of three parts with a full stop between them. Receipts from before they could be checked by anybody look different, and cannot be checked here.',
    covers: 'What it covers',
    quiz: 'Quiz',
    version: 'Version of the quiz',
    attempt: 'Attempt',
    attemptId: 'Attempt ID',
    answers: 'Answers received',
    at: 'Received',
    digest: 'Digest of the answers',
    site: 'Signed by',
  },
} as const;
