/** What a halt by a mind holds, as it is written and read back: which mind it was, the code of its failure, and the words of who failed. */
export interface ModelHalt {
  mind: string;
  code: string;
  message: string;
}

export function modelHaltDetail({ mind, code, message }: ModelHalt): string {
  return `${mind}: ${code}: ${message}`;
}
