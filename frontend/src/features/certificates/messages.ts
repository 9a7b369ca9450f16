import { text } from '@quizhall/shared/i18n';
import { catalogue } from '@/lib/language.ts';

/** Texts of the pages on which anybody checks what this site has signed. */
export const messages = catalogue('proofs', {
  certificate: {
    title: 'Certificate',
    documentTitle: text<{ name: string; quiz: string }>('Certificate of {name}: {quiz}'),
    loading: 'Looking the certificate up',
    failed: 'The certificate could not be looked up',
    unknown: 'No certificate has this code',
    unknownText: text<{ code: string }>(
      '{code} is not known here. Please compare it with the certificate letter by letter. One that was earned a moment ago is found within seconds.',
    ),
    valid: 'This certificate is valid',
    validText: 'The quiz was passed, and the result stands today.',
    void: 'This certificate no longer stands',
    voidText:
      'The answers were marked anew after it was given, and the result is below the passing score now.',
    says: 'What it certifies',
    name: 'Name',
    nameless: 'No name is kept',
    quiz: 'Quiz',
    score: 'Score',
    completed: 'Completed',
    issuer: 'Issued by',
    code: 'Code',
    badge: 'Digital badge',
    badgeText:
      'An Open Badges 3.0 credential with the signature of this site, for badge wallets and verifiers.',
    checkBadge: 'Check signature',
    checkFailed: 'The signature could not be checked. Please try again.',
    signed: 'The signature of this badge is valid',
    signedText:
      'Your browser checked it itself: this site has signed exactly what the badge says. Key of the signature:',
    unsigned: 'The signature of this badge is not valid',
    unsignedText: 'What came is not what this site has signed. Do not rely on it.',
    unseenKey: 'The signature cannot be checked now',
    unseenKeyText:
      'It names a key that this browser has not seen yet. Please check it again when there is a connection.',
    unable: 'This browser cannot check it',
    unableText:
      'It knows no Ed25519 signatures. A newer browser can check it here, and any verifier of Open Badges with the public key:',
    key: 'Public key',
    paper: 'Certificate on paper',
    paperText: 'One A4 page as a tagged PDF, with a QR code that leads back to this page.',
    another: 'Code of the certificate',
    lookUp: 'Look it up',
  },
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
    unknown: 'This receipt cannot be checked now',
    unknownText:
      'It names a key that this browser has not seen yet. Please check it again when there is a connection.',
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
});
