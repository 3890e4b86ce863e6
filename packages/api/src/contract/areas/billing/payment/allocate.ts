/** An invoice that something may be allocated to; amounts are whole paise. */
export interface OpenInvoice {
  readonly id: string;
  readonly number: string;
  /** `YYYY-MM-DD`. */
  readonly dueOn: string;
  /** Not paid and not credited. */
  readonly due: number;
}

export interface Allocation {
  readonly invoiceId: string;
  /** Whole paise, above 0. */
  readonly amount: number;
}

/**
 * Shares what was paid over open invoices: those that are named first, in the order in which they are named, then the
 * oldest due, of two due on one day the lower number. What is left stands on account. Source: domain.md §5 and §12.
 */
export const allocate = (
  paid: number,
  invoices: readonly OpenInvoice[],
  named: readonly string[] = [],
): { readonly allocations: readonly Allocation[]; readonly onAccount: number } => {
  const place = new Map(named.map((id, at) => [id, at]));
  const ordered = invoices.toSorted(
    (a, b) =>
      (place.get(a.id) ?? named.length) - (place.get(b.id) ?? named.length) ||
      a.dueOn.localeCompare(b.dueOn) ||
      a.number.localeCompare(b.number),
  );
  let left = paid;
  const allocations = ordered.flatMap(({ id, due }) => {
    const amount = Math.min(left, Math.max(0, due));
    left -= amount;
    return amount > 0 ? [{ invoiceId: id, amount }] : [];
  });
  return { allocations, onAccount: left };
};

/** What has come in, and of which something stands on account: a payment, or a credit note. */
export interface OnAccount {
  readonly id: string;
  /** Whole paise, not allocated yet. */
  readonly left: number;
}

/**
 * Shares what stands on account over open invoices: the source that is named first pays the oldest due first, then the next.
 * Nothing stays on account while something is due.
 */
export const allocateAll = (
  sources: readonly OnAccount[],
  invoices: readonly OpenInvoice[],
): readonly (Allocation & { readonly sourceId: string })[] => {
  const due = new Map(invoices.map((invoice) => [invoice.id, invoice.due]));
  return sources.flatMap(({ id: sourceId, left }) => {
    const { allocations } = allocate(
      left,
      invoices.map((invoice) => ({ ...invoice, due: due.get(invoice.id) ?? 0 })),
    );
    for (const { invoiceId, amount } of allocations) due.set(invoiceId, (due.get(invoiceId) ?? 0) - amount);
    return allocations.map((allocation) => ({ ...allocation, sourceId }));
  });
};
