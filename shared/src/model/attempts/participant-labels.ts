/** Suggested labels of the fields of a start form. The site translates a label that was left as suggested. */
export const PARTICIPANT_LABELS = {
  yourName: 'Your name',
  name: 'Name',
  fullName: 'Full name',
  email: 'Email',
  phone: 'Phone',
  department: 'Department',
  studentId: 'Student ID',
} as const;
