/** The root of our error classes: `code` says which for programs, `message` for people who read logs, `cause` what was thrown beneath. */
export abstract class YadoriError extends Error {
  abstract readonly code: string;
}
