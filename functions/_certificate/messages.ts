/** The words of a certificate on paper. */
export const messages = {
  heading: 'Certificate of completion',
  awarded: 'This certificate is awarded to',
  /** Where no name was given, or none is kept. */
  nameless: 'The holder of this certificate',
  for: 'for successfully completing the quiz',
  score: 'Score',
  completed: 'Completed',
  issuer: 'Issued by',
  code: 'Certificate',
  title: (name: string, quiz: string) => `Certificate of ${name}: ${quiz}`,
  qr: (page: string) => `QR code that opens ${page}`,
  check: 'Check it at',
  incomplete: 'No font of this sheet has the signs that […] stands for. The page below shows the whole text.',
} as const;
