/** How often what happened, over many seeds. */
export class Coverage {
  readonly kills = new Map<string, number>();
  readonly faults = new Map<string, number>();
  readonly counts = new Map<string, number>();

  kill(label: string): void {
    add(this.kills, label);
  }

  fault(kind: string): void {
    add(this.faults, kind);
  }

  count(name: string, by = 1): void {
    add(this.counts, name, by);
  }

  /** From another thread. */
  merge(other: CoverageData): void {
    for (const [name, by] of other.kills) add(this.kills, name, by);
    for (const [name, by] of other.faults) add(this.faults, name, by);
    for (const [name, by] of other.counts) add(this.counts, name, by);
  }

  get data(): CoverageData {
    return { kills: [...this.kills], faults: [...this.faults], counts: [...this.counts] };
  }
}

export interface CoverageData {
  kills: [string, number][];
  faults: [string, number][];
  counts: [string, number][];
}

function add(counts: Map<string, number>, name: string, by = 1): void {
  counts.set(name, (counts.get(name) ?? 0) + by);
}
