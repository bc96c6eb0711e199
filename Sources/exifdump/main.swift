print("exifdump")
