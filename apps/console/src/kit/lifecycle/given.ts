/** The act of a dialog that asks for several rows at once: nothing is sent yet, each row has its own call. */
export const given = async <V>(values: V): Promise<{ readonly payload: V }> => ({ payload: values });
