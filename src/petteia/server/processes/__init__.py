"""Several server processes behind one port: `petteia serve --processes`."""
