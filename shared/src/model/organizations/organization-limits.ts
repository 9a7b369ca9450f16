/** Sizes and counts of organizations. Apart from `LIMITS`, which every bundle of the taking path carries. */
export const ORGANIZATION_FIELDS = {
  name: 100,
  description: 1_000,
  /** Street, city, state, country, each. */
  addressLine: 100,
  zipCode: 20,
  phone: 30,
  website: 200,
  departmentName: 60,
  departmentDescription: 300,
  categoryName: 40,
  categoryDescription: 200,
  /** So many fit into the one transaction that creates an organization. */
  departments: 50,
  /** They lie in the organization's own item. */
  categories: 30,
  /** Organizations of one person: their names come with every session. */
  perPerson: 20,
  /** Minutes: a week. */
  quizDuration: 10_080,
} as const;
