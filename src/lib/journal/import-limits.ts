/**
 * What an import may be. It is read once, before anything is changed, and what waits behind it waits until then: so each of these ends
 * the reading as soon as it is passed. The largest log that was measured, of years, has 200,000 events in 187 MB.
 */
export const importLimits = {
  /** As the file lies there, and unpacked; bytes. */
  fileBytes: 1_073_741_824,
  /** The longest line is a note of a backup; that of an event is shorter. UTF-16 units. */
  lineCharacters: 1_500_000,
  /** Of any kind, and of those with nothing in them: by themselves they cost as much as others. */
  lines: 1_500_000,
  blankLines: 10_000,
  events: 1_000_000,
  /** A log of another form is held whole before it is chained; bytes of what is kept of it. */
  documentEvents: 200_000,
  documentBytes: 67_108_864,
  /** Of all pictures together, which are held until they are stored. */
  blobBytes: 268_435_456,
} as const;
