// What the browser itself takes for what the console does: the same products in a table without a look, by hand-written DOM
// calls, and thirty inputs without any logic. The floor under the console's figures.

/**
 * @param {import("playwright-core").Page} page at an address of the service, signed in, with nothing of the console in it
 * @returns {Promise<number[]>} milliseconds: 500 products fetched and painted, all chosen, the median frame of scrolling
 */
export async function plainPage(page) {
  const token = (await page.context().cookies()).find(({ name }) => name === "o2r_access")?.value ?? "";
  return page.evaluate(
    async (authorization) => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      const scroller = document.createElement("div");
      Object.assign(scroller.style, { blockSize: "700px", overflow: "auto", font: "13px/20px sans-serif" });
      document.body.replaceChildren(scroller);
      await frame();

      const times = [];
      let began = performance.now();
      const answer = await fetch("/oms/product?sort=formName&size=500", { headers: { authorization } });
      const { payload } = await answer.json();
      const table = document.createElement("table");
      for (const product of payload.content) {
        const row = table.insertRow();
        row.style.blockSize = "44px";
        const box = document.createElement("input");
        box.type = "checkbox";
        row.insertCell().append(box);
        const { formName, sku, brand, subCategory, formProductMrp, formProductPtr, formProductGst, active } = product;
        for (const value of [formName, sku, brand, subCategory, formProductMrp, formProductPtr, formProductGst, active])
          row.insertCell().textContent = String(value);
        const button = document.createElement("button");
        button.textContent = "…";
        row.insertCell().append(button);
      }
      scroller.append(table);
      await frame();
      times.push(performance.now() - began);

      began = performance.now();
      for (const box of table.querySelectorAll("input")) {
        box.checked = true;
        const row = box.closest("tr");
        if (row) row.style.background = "#eef";
      }
      await frame();
      times.push(performance.now() - began);

      const frames = [];
      let last = await new Promise((resolve) => requestAnimationFrame(resolve));
      for (let step = 0; step < 90; step++) {
        scroller.scrollBy(0, 120);
        const now = await new Promise((resolve) => requestAnimationFrame(resolve));
        frames.push(now - last);
        last = now;
      }
      times.push(frames.toSorted((one, other) => one - other)[45] ?? 0);

      const form = document.createElement("form");
      for (let at = 0; at < 30; at++) {
        const label = document.createElement("label");
        const input = document.createElement("input");
        input.name = `field-${at}`;
        label.append(`Field ${at} `, input);
        form.append(label, document.createElement("br"));
      }
      scroller.replaceChildren(form);
      return times;
    },
    `Bearer ${decodeURIComponent(token)}`,
  );
}
